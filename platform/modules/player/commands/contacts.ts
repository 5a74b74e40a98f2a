import type { DocumentVersions } from '@foyer/contract/legal/documents.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { announcePlayer } from '../announce.ts';
import { updatePlayer } from '../tables.ts';

export const contactCommands = (clock: Clock) => ({
  /** OVER-08: remembers the latest accepted versions; an earlier one changes nothing. */
  async acceptDocuments(tx: Transaction, id: PlayerId, versions: Partial<DocumentVersions>): Promise<void> {
    await updatePlayer(tx, id)
      .set((eb) => ({
        termsVersion: eb.fn('greatest', ['termsVersion', eb.val(versions['terms-and-conditions'] ?? 0)]),
        privacyVersion: eb.fn('greatest', ['privacyVersion', eb.val(versions['privacy-policy'] ?? 0)]),
      }))
      .execute();
  },
  /** REG-05. @returns false where the player's address has changed since the link was sent */
  async verifyEmail(tx: Transaction, id: PlayerId, email: string): Promise<boolean> {
    const { numUpdatedRows } = await updatePlayer(tx, id)
      .set({ emailVerified: true })
      .where('email', '=', email)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await announcePlayer(tx, id, clock);
    return true;
  },
  /** REG-03: the new address counts as verified. @throws the database's error where another player has it */
  async changeEmail(tx: Transaction, id: PlayerId, email: string): Promise<void> {
    await updatePlayer(tx, id).set({ email, emailVerified: true }).execute();
    await announcePlayer(tx, id, clock);
  },
  /** The number that the player has typed, shown to them until a number is verified. */
  async savePhoneGiven(queryable: Queryable, id: PlayerId, number: string): Promise<void> {
    await updatePlayer(queryable, id)
      .set({ phoneGiven: number })
      .where('phoneVerified', '=', false)
      .execute();
  },
  /** REG-06: the number itself is stored by the sign-in module, because players can sign in with it. */
  async markPhoneVerified(tx: Transaction, id: PlayerId): Promise<void> {
    await updatePlayer(tx, id).set({ phoneVerified: true, phoneGiven: null }).execute();
  },
});
