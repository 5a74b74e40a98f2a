import { sql } from 'kysely';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { appendEvent, recordEvent } from '../../../infra/outbox/index.ts';
import { refusalOf, type Posted } from '../posting/outcome.ts';
import { post } from '../posting/post.ts';
import { bonusGrant, type BonusGrant } from './bonusGrant.ts';

/**
 * Grants bonus money with its terms. Idempotent by bonus id.
 * @throws Refusal TransactionConflict when the bonus was granted with other terms, BonusRunning when
 * another bonus is active (one at a time)
 */
export async function grantBonus(tx: Transaction, grant: BonusGrant, at: Date): Promise<Posted> {
  const { bonusId, playerId, amount, wageringRequired, weights, maxBet, maxPayout, expiresAt } = grant;
  const { rows } = await sql<{ brand: BrandId }>`
    insert into wallet.bonus (id, player_id, granted, required, weights, max_bet, max_payout, expires_at, status,
                              granted_at)
    values (${bonusId}, ${playerId}, ${amount.minor}, ${wageringRequired.minor}, ${JSON.stringify(weights)}::jsonb,
            ${maxBet?.minor ?? null}, ${maxPayout?.minor ?? null}, ${expiresAt}, 'Active', ${at})
    on conflict do nothing
    returning (select brand from wallet.account a where a.player_id = bonus.player_id and a.kind = 'real')`.execute(
    tx,
  );
  const [granted] = rows;
  if (!granted && !(await isGranted(tx, bonusId))) throw refusalOf('BonusRunning');
  if (granted) {
    const { brand } = granted;
    const data = { bonusId, status: 'Active' } as const;
    await appendEvent(tx, 'wallet.bonusChanged', { playerId, brand, ...data });
    await recordEvent(tx, { type: 'bonus.updated', playerId, brand, at, data });
  }
  return post(tx, bonusGrant(grant), at);
}

async function isGranted(tx: Transaction, bonusId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from wallet.bonus where id = ${bonusId}`.execute(tx);
  return rows.length > 0;
}
