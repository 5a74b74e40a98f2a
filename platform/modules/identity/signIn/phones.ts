import type { BrandId, PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Transaction } from '../../../plumbing/database/database.ts';
import { signInTables } from './tables.ts';

export interface PlayerPhone {
  readonly brand: BrandId;
  readonly playerId: PlayerId;
  /** International, as `+64215550142`. */
  readonly number: string;
}

/** The player may sign in with the number. One that somebody has stays that player's. */
export async function addPhone(tx: Transaction, { brand, playerId, number }: PlayerPhone): Promise<void> {
  await signInTables(tx)
    .insertInto('identity.phone')
    .values({ brand, number, player_id: playerId })
    .onConflict((conflict) => conflict.columns(['brand', 'number']).doNothing())
    .execute();
}
