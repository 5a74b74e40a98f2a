import { sql } from 'kysely';
import { MINUTE } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { settleDuePurchases } from '../flows/shop/settlePurchase.ts';
import type { TestApi } from './testApi.ts';

/** Reads the purchase tables and runs the job that completes purchases. */
export function shopRecords({ database: { query }, clock, services }: TestApi) {
  return {
    async rewardsOf(player: PlayerId) {
      const { rows } = await sql<{ id: string; name: string; status: string; amount: bigint }>`
        select a.id, r.name, a.status, r.amount from rewards.assignment a
        join rewards.reward r on r.id = a.reward_id
        where a.player_id = ${player} order by a.assigned_at`.execute(query);
      return rows;
    },
    async purchasesOf(player: PlayerId) {
      const { rows } = await sql<{ state: string; assignation: string | null; price: number }>`
        select state, assignation, price from shop.purchase
        where player_id = ${player} order by bought_at`.execute(query);
      return rows;
    },
    async stepsOf(purchase: string) {
      const { rows } = await sql<{ state: string }>`
        select state from shop.entry where purchase_id = ${purchase} order by id`.execute(query);
      return rows.map(({ state }) => state);
    },
    /** Repeats the job until no purchase is pending, even if the provider fails meanwhile. */
    async settleAll(): Promise<void> {
      for (let rounds = 0; rounds < 40; rounds += 1) {
        clock.advance(11 * MINUTE);
        await settleDuePurchases(services).catch(() => {});
        const { rows } = await sql`select 1 from shop.purchase where look_at is not null`.execute(query);
        if (rows.length === 0) return;
      }
      throw new Error('a purchase waits for ever');
    },
  };
}
