import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { appendEvent } from '../../infra/outbox/index.ts';
import type { Counting } from './period.ts';
import { realityCheckTables } from './tables.ts';

/** A session's clock: its start and its next check. */
export interface ClockedSession extends Counting {
  readonly sessionId: SessionId;
  readonly playerId: PlayerId;
  readonly startedAt: Date;
  /** Sequence number of the player's last movement before the session. */
  readonly sequence: bigint;
}

/** An entry of the reality check record. */
export interface CheckEntry {
  readonly act: 'Acknowledged' | 'PeriodChosen';
  readonly periodMinutes: number;
  readonly dueAt: Date;
}

/** Stores the clocks of sessions. The wallet blocks stakes; the calling flows update both. */
export interface RealityCheck {
  /** Does nothing when the session already has a clock. */
  begin(tx: Transaction, session: ClockedSession): Promise<void>;
  /** Returns null for a session without a clock. */
  of(queryable: Queryable, id: SessionId): Promise<ClockedSession | null>;
  /** Like `of`, and locks the row until `tx` ends. */
  hold(tx: Transaction, id: SessionId): Promise<ClockedSession | null>;
  /** Stores the new state, records the entry and notifies the session's tabs. */
  change(tx: Transaction, session: ClockedSession, counting: Counting, entry: CheckEntry): Promise<void>;
}

export const createRealityCheck = ({ clock }: { readonly clock: Clock }): RealityCheck => ({
  async begin(tx, session) {
    await realityCheckTables(tx)
      .insertInto('reality_check.session')
      .values({
        session_id: session.sessionId,
        player_id: session.playerId,
        started_at: session.startedAt,
        sequence: session.sequence,
        ...columnsOf(session),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  of: async (queryable, id) => sessionOf(await rowOf(queryable, id).executeTakeFirst()),
  hold: async (tx, id) => sessionOf(await rowOf(tx, id).forNoKeyUpdate().executeTakeFirst()),
  async change(tx, { sessionId, playerId }, counting, { act, periodMinutes, dueAt }) {
    const tables = realityCheckTables(tx);
    await tables
      .updateTable('reality_check.session')
      .set(columnsOf(counting))
      .where('session_id', '=', sessionId)
      .execute();
    await tables
      .insertInto('reality_check.entry')
      .values({
        player_id: playerId,
        session_id: sessionId,
        act,
        period_minutes: periodMinutes,
        due_at: dueAt,
        at: clock.now(),
      })
      .execute();
    if (counting.dueAt)
      await appendEvent(tx, 'realityCheck.changed', {
        playerId,
        sessionId,
        dueAt: counting.dueAt.toISOString(),
      });
  },
});

const columnsOf = ({ periodMinutes, countsFrom, dueAt }: Counting) => ({
  period_minutes: periodMinutes,
  counts_from: countsFrom,
  due_at: dueAt,
});

const rowOf = (queryable: Queryable, id: SessionId) =>
  realityCheckTables(queryable).selectFrom('reality_check.session').selectAll().where('session_id', '=', id);

type Row = Awaited<ReturnType<ReturnType<typeof rowOf>['executeTakeFirst']>>;

const sessionOf = (row: Row): ClockedSession | null =>
  row
    ? {
        sessionId: row.session_id,
        playerId: row.player_id,
        startedAt: row.started_at,
        sequence: row.sequence,
        periodMinutes: row.period_minutes,
        countsFrom: row.counts_from,
        dueAt: row.due_at,
      }
    : null;
