import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { lockPlayer } from '../players.ts';
import type { PlayerRecord } from '../record.ts';
import { playerTables, type RequiredDocument, updatePlayer } from '../tables.ts';

export interface DocumentRequest {
  readonly documents: readonly RequiredDocument[];
  readonly dueAt: Date;
}

/** Documents and verification that are required of a player. Called by flows, never by a browser. */
export const playerDemands = (clock: Clock) => ({
  /** MONEY-06: sets the due date, unless an earlier one is set. */
  async requireSourceOfWealth(tx: Transaction, id: PlayerId, dueAt: Date): Promise<void> {
    await lockPlayer(tx, id);
    const due = sql<Date>`least(source_of_wealth_due_at, ${dueAt})`;
    await updatePlayer(tx, id).set({ sourceOfWealthDueAt: due }).execute();
  },
  /** SOW-06: replaces the documents requested before; an earlier due date stays. */
  async requestDocuments(
    tx: Transaction,
    id: PlayerId,
    { documents, dueAt }: DocumentRequest,
  ): Promise<void> {
    await lockPlayer(tx, id);
    await updatePlayer(tx, id)
      .set({
        sourceOfWealthDueAt: sql<Date>`least(source_of_wealth_due_at, ${dueAt})`,
        sourceOfWealthDocuments: JSON.stringify(documents),
      })
      .execute();
  },
  /** Accepts the documents as proof for all deposits until now. */
  async acceptSourceOfWealth(tx: Transaction, id: PlayerId): Promise<void> {
    await lockPlayer(tx, id);
    await updatePlayer(tx, id)
      .set({
        sourceOfWealthDueAt: null,
        sourceOfWealthDocuments: '[]',
        sourceOfWealthAcceptedAt: clock.now(),
      })
      .execute();
  },
  /** PLAYER-16: stores the state of the identity verification. */
  async setKyc(
    tx: Transaction,
    id: PlayerId,
    { status, deadline, done, missing }: PlayerRecord['kyc'],
  ): Promise<void> {
    await lockPlayer(tx, id);
    await updatePlayer(tx, id)
      .set({ kycStatus: status, kycDeadline: deadline, kycDone: [...done], kycMissing: [...missing] })
      .execute();
  },
  /** Players with an overdue KYC deadline who have not been notified yet, at most `most`. */
  async kycLapsed(queryable: Queryable, most: number): Promise<readonly PlayerId[]> {
    const rows = await playerTables(queryable)
      .selectFrom('identity.player')
      .select('id')
      .where('kycStatus', 'in', ['WillBeRequired', 'Pending'])
      .where('kycDeadline', '<=', clock.now())
      .orderBy('kycDeadline')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },
});
