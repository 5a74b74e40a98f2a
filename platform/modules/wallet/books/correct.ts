import { sql } from 'kysely';
import type { Transaction } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { readOwed } from '../accounts.ts';
import type { Posted } from '../posting/outcome.ts';
import { post } from '../posting/post.ts';
import { correction, type Correction } from '../recipes/correction.ts';

/**
 * Corrects a player's real money by hand and stores the operator and the reason. Idempotent by key; the
 * balance never becomes negative, and repayments never exceed the debt.
 * @throws Refusal BadRequest, InsufficientFunds, MoreThanOwed, TransactionConflict
 */
export async function correct(tx: Transaction, act: Correction, at: Date): Promise<Posted> {
  const { amount, repaysDebt } = act;
  requireWhy(act, amount.minor !== 0n && !(repaysDebt && amount.minor > 0n));
  const posted = await post(tx, correction(act), at);
  // The posting has locked the player, so no concurrent repayment is possible.
  if (repaysDebt && (await readOwed(tx, act.playerId)).minor < 0n) throw moreThanOwed();
  await saveReason(tx, act, at);
  return posted;
}

type Why = Pick<Correction, 'key' | 'playerId' | 'reason' | 'operator'>;

/** @throws Refusal BadRequest naming the missing field */
export function requireWhy({ reason, operator }: Why, isAmount: boolean): void {
  for (const [field, isPresent] of [
    ['reason', reason.trim() !== ''],
    ['operator', operator.trim() !== ''],
    ['amount', isAmount],
  ] as const)
    if (!isPresent) throw new Refusal('BadRequest', { reasons: ['invalid'], keys: { field } });
}

export async function saveReason(tx: Transaction, why: Why, at: Date): Promise<void> {
  const { key, playerId, reason, operator } = why;
  await sql`insert into wallet.correction (key, player_id, reason, operator, corrected_at)
    values (${key}, ${playerId}, ${reason}, ${operator}, ${at}) on conflict (key) do nothing`.execute(tx);
}

export const moreThanOwed = () => new Refusal('MoreThanOwed', { status: 409 });
