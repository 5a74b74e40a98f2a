import { sql } from 'kysely';
import type { Transaction } from '../../../infra/database/database.ts';
import type { Posted } from '../posting/outcome.ts';
import { post } from '../posting/post.ts';
import { promotionalWin, type PromotionalWin } from '../recipes/promotionalWin.ts';
import { maxOf, minOf } from '../rules/decision.ts';

export interface BoundedPromotionalWin extends PromotionalWin {
  /** MONEY-10: what the studio may pay in promotional wins on a UTC day, in minor units of the win's currency. */
  readonly largestDay: bigint;
}

/**
 * Pays a promotional win, or holds it above its own limit and above what is left of the studio's day. The promotional
 * wins of a studio in a currency wait for each other, so that together they never exceed the day. Neither held nor
 * released wins count. @throws Refusal TransactionConflict, WrongCurrency
 */
export async function payPromotionalWin(
  tx: Transaction,
  { largestDay, ...win }: BoundedPromotionalWin,
  at: Date,
): Promise<Posted> {
  const { studio, amount } = win;
  const day = at.toISOString().slice(0, 10);
  // The update that changes nothing locks the row, whether it is new or not.
  const { rows } = await sql<{ paid: bigint }>`
    insert into wallet.promotion_day as d (studio, currency, day) values (${studio}, ${amount.currency}, ${day}::date)
    on conflict (studio, currency, day) do update set paid = d.paid returning paid`.execute(tx);
  const left = maxOf(0n, largestDay - (rows[0]?.paid ?? 0n));
  const posted = await post(tx, promotionalWin({ ...win, largest: minOf(win.largest, left) }), at);
  if (posted.held === null && posted.sequence !== null)
    await sql`update wallet.promotion_day set paid = paid + ${amount.minor}
      where studio = ${studio} and currency = ${amount.currency} and day = ${day}::date`.execute(tx);
  return posted;
}
