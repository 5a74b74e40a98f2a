import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { announcePlayer } from '../announce.ts';
import { playerTables } from '../tables.ts';

export interface ContactCommands {
  /** REG-05. @returns false where the player's address has changed since the link was sent */
  verifyEmail(tx: Transaction, id: PlayerId, email: string): Promise<boolean>;
  /** The number that the player has typed, shown to them until a number is verified. */
  savePhoneGiven(queryable: Queryable, id: PlayerId, number: string): Promise<void>;
  /** REG-06: the number itself is in sign-in, as it opens sessions. */
  markPhoneVerified(tx: Transaction, id: PlayerId): Promise<void>;
}

export const contactCommands: ContactCommands = {
  async verifyEmail(tx, id, email) {
    const { numUpdatedRows } = await playerTables(tx)
      .updateTable('identity.player')
      .set({ email_verified: true })
      .where('id', '=', id)
      .where('email', '=', email)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await announcePlayer(tx, id);
    return true;
  },
  async savePhoneGiven(queryable, id, number) {
    await playerTables(queryable)
      .updateTable('identity.player')
      .set({ phone_given: number })
      .where('id', '=', id)
      .where('phone_verified', '=', false)
      .execute();
  },
  async markPhoneVerified(tx, id) {
    await playerTables(tx)
      .updateTable('identity.player')
      .set({ phone_verified: true, phone_given: null })
      .where('id', '=', id)
      .execute();
  },
};
