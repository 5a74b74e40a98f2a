import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { SignInPlayers } from '../ports.ts';
import { signInTables } from '../tables.ts';

export interface PlayerPhone {
  readonly brand: BrandId;
  readonly playerId: PlayerId;
  /** E.164, for example `+64215550142`. */
  readonly number: string;
  /** When and in which session it was verified; null for a number from the operator. */
  readonly at: Date | null;
  readonly sessionId: SessionId | null;
}

/**
 * Replaces the number that the player signs in with. @returns false where it is another player's, and changes
 * nothing
 */
export async function claimPhone(
  players: Pick<SignInPlayers['commands'], 'markPhoneVerified'>,
  tx: Transaction,
  phone: PlayerPhone,
): Promise<boolean> {
  const { brand, playerId, number, at, sessionId } = phone;
  const tables = signInTables(tx);
  // If two inserts are concurrent, the second waits here for the first, and then conflicts.
  await tables
    .insertInto('identity.phone')
    .values({ brand, number, playerId, verifiedAt: at, sessionId })
    .onConflict((conflict) => conflict.columns(['brand', 'number']).doNothing())
    .execute();
  const stored = await tables
    .selectFrom('identity.phone')
    .select('playerId')
    .where('brand', '=', brand)
    .where('number', '=', number)
    .executeTakeFirst();
  if (stored?.playerId !== playerId) return false;
  await tables
    .deleteFrom('identity.phone')
    .where('playerId', '=', playerId)
    .where('number', '<>', number)
    .execute();
  await players.markPhoneVerified(tx, playerId);
  return true;
}
