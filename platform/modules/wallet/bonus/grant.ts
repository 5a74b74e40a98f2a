import { sql } from 'kysely';
import type { BrandId } from '@foyer/vocabulary/ids.ts';
import type { Transaction } from '../../../plumbing/database/database.ts';
import { appendEvent } from '../../../plumbing/outbox/index.ts';
import type { Posted } from '../outcome.ts';
import { post } from '../post.ts';
import { bonusGrant, type BonusGrant } from './bonusGrant.ts';

/**
 * Gives bonus money with its terms. The same bonus twice has the effect of once.
 * @throws Refusal TransactionConflict when the same bonus was granted on other terms
 * @throws when another bonus runs for the player: one at a time
 */
export async function grantBonus(tx: Transaction, grant: BonusGrant, at: Date): Promise<Posted> {
  const { bonusId, playerId, amount, wageringRequired, weights, maxBet, maxPayout, expiresAt } = grant;
  const { rows } = await sql<{ brand: BrandId }>`
    insert into wallet.bonus (id, player_id, granted, required, weights, max_bet, max_payout, expires_at, status,
                              granted_at)
    values (${bonusId}, ${playerId}, ${amount.minor}, ${wageringRequired.minor}, ${JSON.stringify(weights)}::jsonb,
            ${maxBet?.minor ?? null}, ${maxPayout?.minor ?? null}, ${expiresAt}, 'Active', ${at})
    on conflict (id) do nothing
    returning (select brand from wallet.account a where a.player_id = bonus.player_id and a.kind = 'real')`.execute(
    tx,
  );
  const [granted] = rows;
  if (granted)
    await appendEvent(tx, 'wallet.bonusChanged', {
      playerId,
      brand: granted.brand,
      bonusId,
      status: 'Active',
    });
  return post(tx, bonusGrant(grant), at);
}
