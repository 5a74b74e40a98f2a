import { sql } from 'kysely';
import type { Transaction } from '../../plumbing/database/database.ts';
import type { Posted } from './outcome.ts';
import { post } from './post.ts';
import { bonusGrant, type BonusGrant } from './recipes/bonusGrant.ts';

/**
 * Gives bonus money with the stakes it asks for. The same bonus twice has the effect of once.
 * @throws when another bonus runs for the player: one at a time
 */
export async function grantBonus(tx: Transaction, grant: BonusGrant, at: Date): Promise<Posted> {
  const { bonusId, playerId, amount, wageringRequired } = grant;
  await sql`insert into wallet.bonus (id, player_id, granted, required, status, granted_at)
    values (${bonusId}, ${playerId}, ${amount.minor}, ${wageringRequired.minor}, 'Active', ${at})
    on conflict (id) do nothing`.execute(tx);
  return post(tx, bonusGrant(grant), at);
}
