import type { Generated } from 'kysely';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { camelCase } from '../../infra/database/camelCase.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { Counting } from './period.ts';

/** A session's clock: its start and its next check. */
export interface ClockedSession extends Counting {
  readonly sessionId: SessionId;
  readonly playerId: PlayerId;
  readonly startedAt: Date;
  /** Sequence number of the player's last movement before the session. */
  readonly sequence: bigint;
}

export interface CheckEntry {
  readonly act: 'Acknowledged' | 'PeriodChosen';
  readonly periodMinutes: number;
  readonly dueAt: Date;
}

type RealityCheckTables = {
  'reality_check.session': ClockedSession;
  'reality_check.entry': CheckEntry & {
    readonly id: Generated<bigint>;
    readonly playerId: PlayerId;
    readonly sessionId: SessionId;
    readonly at: Date;
  };
};

export const realityCheckTables = (queryable: Queryable) =>
  queryable.withTables<RealityCheckTables>().withPlugin(camelCase);
