import type { Generated } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { camelCase } from '../../infra/database/camelCase.ts';
import type { Queryable } from '../../infra/database/database.ts';

/** A stake to report to the provider; negative for a rolled-back stake. */
export interface CountedStake {
  readonly playerId: PlayerId;
  readonly studio: string;
  readonly game: string;
  readonly euroCents: bigint;
  readonly at: Date;
}

export interface WaitingStake extends CountedStake {
  /** Stable across retries, so that the provider can detect duplicates. */
  readonly id: bigint;
}

export interface RefusedStake extends WaitingStake {
  /** The provider's id of the player's brand. */
  readonly clientId: string;
  /** The provider's response text. */
  readonly answer: string;
  readonly refusedAt: Date;
}

type GamificationTables = {
  'gamification.player': {
    readonly playerId: PlayerId;
    readonly level: Generated<number>;
    readonly optedIn: Generated<boolean>;
    readonly toldAt: Date | null;
    readonly blocked: Generated<boolean>;
  };
  'gamification.stake': CountedStake & { readonly id: Generated<bigint> };
  'gamification.refused_stake': RefusedStake;
  'gamification.entry': {
    readonly id: Generated<bigint>;
    readonly playerId: PlayerId;
    readonly act: 'Blocked' | 'Unblocked';
    readonly by: string;
    readonly why: string;
    readonly at: Date;
  };
};

export const gamificationTables = (queryable: Queryable) =>
  queryable.withTables<GamificationTables>().withPlugin(camelCase);
