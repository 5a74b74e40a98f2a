import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { tableExists } from '../../infra/database/tableExists.ts';
import { rewardKeyOf } from './reward.ts';

interface GivenReward {
  readonly key: string;
  readonly playerId: string;
  readonly assignation: string;
}

export interface PurchasesAudit {
  readonly purchases: number;
  /** Purchases whose outcome is not known yet. */
  readonly pending: number;
  readonly findings: readonly string[];
}

/**
 * Checks that each completed purchase has exactly one reward of its player, that no shop reward lacks a
 * purchase, and that each state matches the last step. Points are in the provider's books.
 * @param given all rewards given by the shop
 */
export async function auditPurchases(
  queryable: Queryable,
  given: readonly GivenReward[],
): Promise<PurchasesAudit> {
  const purchases = await readPurchases(queryable);
  const unpaid = new Map(given.map((reward) => [reward.assignation, reward]));
  const findings: string[] = [];
  for (const { id, playerId, state, assignation, lastStep } of purchases) {
    const name = `the purchase ${id} of ${playerId}`;
    if (state !== lastStep) findings.push(`${name} is ${state}, and its last step was ${lastStep ?? 'none'}`);
    if (assignation === null) continue;
    const reward = unpaid.get(assignation);
    unpaid.delete(assignation);
    if (reward?.key !== rewardKeyOf(id) || reward.playerId !== playerId)
      findings.push(`${name} is done, and was given to nobody, or to another`);
  }
  for (const { key, playerId } of unpaid.values())
    findings.push(`${playerId} has the reward '${key}' of the shop, for which nothing was bought`);
  const pending = purchases.filter(({ state }) => state === 'Pending' || state === 'Returning').length;
  return { purchases: purchases.length, pending, findings };
}

interface StoredPurchase {
  readonly id: string;
  readonly playerId: string;
  readonly state: string;
  readonly assignation: string | null;
  readonly lastStep: string | null;
}

async function readPurchases(queryable: Queryable): Promise<readonly StoredPurchase[]> {
  if (!(await tableExists(queryable, 'shop.purchase'))) return [];
  const { rows } = await sql<StoredPurchase>`
    select p.id, p.player_id as "playerId", p.state, p.assignation, last.state as "lastStep"
    from shop.purchase p
    left join (select distinct on (purchase_id) purchase_id, state from shop.entry order by purchase_id, id desc) last
      on last.purchase_id = p.id
    order by p.bought_at, p.id`.execute(queryable);
  return rows;
}
