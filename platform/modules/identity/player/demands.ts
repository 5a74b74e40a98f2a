import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { AuthenticationFailure } from '../failures.ts';
import { lockPlayer } from '../sessions.ts';
import { identityTables } from '../tables.ts';
import type { PlayerRecord } from './record.ts';
import type { RequiredDocument } from './tables.ts';

/** What the house asks a player to show, and what it says to what was shown. Called by flows, never by a browser. */
export interface PlayerDemands {
  /** MONEY-06: from when it is due. Asked for already, the earlier day stays. */
  requireSourceOfWealth(tx: Transaction, id: PlayerId, dueAt: Date): Promise<void>;
  /** SOW-06: in the house's own words, in place of what it asked for before; asked for already, the earlier day stays. */
  requestDocuments(tx: Transaction, id: PlayerId, request: DocumentRequest): Promise<void>;
  /** What was shown is enough for all that was deposited until now. */
  acceptSourceOfWealth(tx: Transaction, id: PlayerId): Promise<void>;
  /** PLAYER-16 */
  setKyc(tx: Transaction, id: PlayerId, kyc: PlayerRecord['kyc']): Promise<void>;
  /** Players whose day to show who they are by is past, and who were not told so yet: some of them. */
  kycLapsed(queryable: Queryable, most: number): Promise<readonly PlayerId[]>;
}

export interface DocumentRequest {
  readonly documents: readonly RequiredDocument[];
  readonly dueAt: Date;
}

export const playerDemands = (clock: Clock): PlayerDemands => ({
  async requireSourceOfWealth(tx, id, dueAt) {
    await holdPlayer(tx, id);
    const due = sql<Date>`least(source_of_wealth_due_at, ${dueAt})`;
    await updateOf(tx, id).set({ source_of_wealth_due_at: due }).execute();
  },
  async requestDocuments(tx, id, { documents, dueAt }) {
    await holdPlayer(tx, id);
    await updateOf(tx, id)
      .set({
        source_of_wealth_due_at: sql<Date>`least(source_of_wealth_due_at, ${dueAt})`,
        source_of_wealth_documents: JSON.stringify(documents),
      })
      .execute();
  },
  async acceptSourceOfWealth(tx, id) {
    await holdPlayer(tx, id);
    await updateOf(tx, id)
      .set({
        source_of_wealth_due_at: null,
        source_of_wealth_documents: '[]',
        source_of_wealth_accepted_at: clock.now(),
      })
      .execute();
  },
  async setKyc(tx, id, { status, deadline, done, missing }) {
    await holdPlayer(tx, id);
    await updateOf(tx, id)
      .set({ kyc_status: status, kyc_deadline: deadline, kyc_done: [...done], kyc_missing: [...missing] })
      .execute();
  },
  async kycLapsed(queryable, most) {
    const rows = await identityTables(queryable)
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

async function holdPlayer(tx: Transaction, id: PlayerId): Promise<void> {
  if (!(await lockPlayer(tx, id))) throw new AuthenticationFailure('unknownPlayer');
}

const updateOf = (tx: Transaction, id: PlayerId) =>
  identityTables(tx).updateTable('identity.player').where('id', '=', id);
