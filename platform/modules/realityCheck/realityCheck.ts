import type { SessionId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { appendEvent } from '../../infra/outbox/index.ts';
import type { Counting } from './period.ts';
import { realityCheckTables, type CheckEntry, type ClockedSession } from './tables.ts';

/** Stores when the reality checks of sessions are due. The wallet blocks stakes; the calling flows update both. */
export const createRealityCheck = ({ clock }: { readonly clock: Clock }) => ({
  /** Does nothing when the session already has a clock. */
  async begin(tx: Transaction, session: ClockedSession): Promise<void> {
    await realityCheckTables(tx)
      .insertInto('reality_check.session')
      .values(session)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  /** Returns null for a session without a clock. */
  of: async (queryable: Queryable, id: SessionId): Promise<ClockedSession | null> =>
    (await sessionRow(queryable, id).executeTakeFirst()) ?? null,
  /** Like `of`, and locks the row until `tx` ends. */
  hold: async (tx: Transaction, id: SessionId): Promise<ClockedSession | null> =>
    (await sessionRow(tx, id).forNoKeyUpdate().executeTakeFirst()) ?? null,
  /** Stores the new state, records the entry and notifies the session's tabs. */
  async change(
    tx: Transaction,
    { sessionId, playerId }: ClockedSession,
    counting: Counting,
    entry: CheckEntry,
  ): Promise<void> {
    const tables = realityCheckTables(tx);
    await tables
      .updateTable('reality_check.session')
      .set(counting)
      .where('sessionId', '=', sessionId)
      .execute();
    await tables
      .insertInto('reality_check.entry')
      .values({ ...entry, playerId, sessionId, at: clock.now() })
      .execute();
    if (counting.dueAt)
      await appendEvent(tx, 'realityCheck.changed', {
        playerId,
        sessionId,
        dueAt: counting.dueAt.toISOString(),
      });
  },
});

export type RealityCheck = ReturnType<typeof createRealityCheck>;

const sessionRow = (queryable: Queryable, id: SessionId) =>
  realityCheckTables(queryable).selectFrom('reality_check.session').selectAll().where('sessionId', '=', id);
