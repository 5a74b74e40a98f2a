import type { Generated } from 'kysely';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';

type RealityCheckTables = {
  'reality_check.session': {
    readonly session_id: SessionId;
    readonly player_id: PlayerId;
    readonly started_at: Date;
    readonly sequence: bigint;
    readonly period_minutes: number | null;
    readonly counts_from: Date;
    readonly due_at: Date | null;
  };
  'reality_check.entry': {
    readonly id: Generated<bigint>;
    readonly player_id: PlayerId;
    readonly session_id: SessionId;
    readonly act: 'Acknowledged' | 'PeriodChosen';
    readonly period_minutes: number;
    readonly due_at: Date;
    readonly at: Date;
  };
};

export const realityCheckTables = (queryable: Queryable) => queryable.withTables<RealityCheckTables>();
