import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { signInTables } from './tables.ts';

export interface PlayerPhone {
  readonly brand: BrandId;
  readonly playerId: PlayerId;
  /** International, as `+64215550142`. */
  readonly number: string;
  /** When and in which session it was shown to be the player's; null where the house knew it before. */
  readonly at: Date | null;
  readonly sessionId: SessionId | null;
}

/**
 * The number is the player's, who may sign in with it; another that he had is his no more. One that somebody has stays
 * that player's. @returns false for that
 */
export async function claimPhone(tx: Transaction, phone: PlayerPhone): Promise<boolean> {
  const { brand, playerId, number, at, sessionId } = phone;
  const tables = signInTables(tx);
  // Of two at once the second waits here for the first, and meets it.
  await tables
    .insertInto('identity.phone')
    .values({ brand, number, player_id: playerId, verified_at: at, session_id: sessionId })
    .onConflict((conflict) => conflict.columns(['brand', 'number']).doNothing())
    .execute();
  const kept = await tables
    .selectFrom('identity.phone')
    .select('player_id')
    .where('brand', '=', brand)
    .where('number', '=', number)
    .executeTakeFirst();
  if (kept?.player_id !== playerId) return false;
  await tables
    .deleteFrom('identity.phone')
    .where('player_id', '=', playerId)
    .where('number', '<>', number)
    .execute();
  await tables
    .updateTable('identity.player')
    .set({ phone_verified: true, phone_given: null })
    .where('id', '=', playerId)
    .execute();
  return true;
}
