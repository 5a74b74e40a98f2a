import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { lockPlayer } from '../players.ts';
import type { PlayerRecord } from '../record.ts';
import { playerTables, type RequiredDocument } from '../tables.ts';

/** Documents and verification that are required of a player. Called by flows, never by a browser. */
export interface PlayerDemands {
  /** MONEY-06: sets the due date, unless an earlier one is set. */
  requireSourceOfWealth(tx: Transaction, id: PlayerId, dueAt: Date): Promise<void>;
  /** SOW-06: replaces the documents requested before; an earlier due date stays. */
  requestDocuments(tx: Transaction, id: PlayerId, request: DocumentRequest): Promise<void>;
  /** Accepts the documents as proof for all deposits until now. */
  acceptSourceOfWealth(tx: Transaction, id: PlayerId): Promise<void>;
  /** PLAYER-16 */
  setKyc(tx: Transaction, id: PlayerId, kyc: PlayerRecord['kyc']): Promise<void>;
  /** Players with an overdue KYC deadline who have not been notified yet, at most `most`. */
  kycLapsed(queryable: Queryable, most: number): Promise<readonly PlayerId[]>;
}

export interface DocumentRequest {
  readonly documents: readonly RequiredDocument[];
  readonly dueAt: Date;
}

export const playerDemands = (clock: Clock): PlayerDemands => ({
  async requireSourceOfWealth(tx, id, dueAt) {
    await lockPlayer(tx, id);
    const due = sql<Date>`least(source_of_wealth_due_at, ${dueAt})`;
    await updateOf(tx, id).set({ source_of_wealth_due_at: due }).execute();
  },
  async requestDocuments(tx, id, { documents, dueAt }) {
    await lockPlayer(tx, id);
    await updateOf(tx, id)
      .set({
        source_of_wealth_due_at: sql<Date>`least(source_of_wealth_due_at, ${dueAt})`,
        source_of_wealth_documents: JSON.stringify(documents),
      })
      .execute();
  },
  async acceptSourceOfWealth(tx, id) {
    await lockPlayer(tx, id);
    await updateOf(tx, id)
      .set({
        source_of_wealth_due_at: null,
        source_of_wealth_documents: '[]',
        source_of_wealth_accepted_at: clock.now(),
      })
      .execute();
  },
  async setKyc(tx, id, { status, deadline, done, missing }) {
    await lockPlayer(tx, id);
    await updateOf(tx, id)
      .set({ kyc_status: status, kyc_deadline: deadline, kyc_done: [...done], kyc_missing: [...missing] })
      .execute();
  },
  async kycLapsed(queryable, most) {
    const rows = await playerTables(queryable)
      .selectFrom('identity.player')
      .select('id')
      .where('kyc_status', 'in', ['WillBeRequired', 'Pending'])
      .where('kyc_deadline', '<=', clock.now())
      .orderBy('kyc_deadline')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },
});

const updateOf = (tx: Transaction, id: PlayerId) =>
  playerTables(tx).updateTable('identity.player').where('id', '=', id);
