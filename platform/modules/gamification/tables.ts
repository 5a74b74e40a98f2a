import type { Generated } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';

type GamificationTables = {
  'gamification.player': {
    readonly player_id: PlayerId;
    readonly level: Generated<number>;
    readonly opted_in: Generated<boolean>;
    readonly told_at: Date | null;
    readonly blocked: Generated<boolean>;
  };
  'gamification.stake': {
    readonly id: Generated<bigint>;
    readonly player_id: PlayerId;
    readonly studio: string;
    readonly game: string;
    readonly euro_cents: bigint;
    readonly at: Date;
  };
  'gamification.refused_stake': {
    readonly id: bigint;
    readonly player_id: PlayerId;
    readonly studio: string;
    readonly game: string;
    readonly euro_cents: bigint;
    readonly at: Date;
    readonly client_id: string;
    readonly answer: string;
    readonly refused_at: Date;
  };
  'gamification.entry': {
    readonly id: Generated<bigint>;
    readonly player_id: PlayerId;
    readonly act: 'Blocked' | 'Unblocked';
    readonly by: string;
    readonly why: string;
    readonly at: Date;
  };
};

export const gamificationTables = (queryable: Queryable) => queryable.withTables<GamificationTables>();
