import { createHash } from 'node:crypto';
import { toJson } from '@foyer/domain/money.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { PaymentNotice } from '../paymentPort.ts';
import { cashierTables } from '../tables.ts';
import type { Verdict } from '../states.ts';

/** Returns the stored verdict of a repeated notice: null for a new notice, `NoticeConflict` if the content differs. */
export async function earlierVerdict(tx: Transaction, provider: string, notice: PaymentNotice) {
  const findByKey = await cashierTables(tx)
    .selectFrom('cashier.notice')
    .select(['payloadHash', 'verdict'])
    .where('provider', '=', provider)
    .where('id', '=', notice.noticeId)
    .executeTakeFirst();
  if (!findByKey) return null;
  if (findByKey.payloadHash !== hashOf(notice)) return 'NoticeConflict';
  return FORMER_VERDICTS[findByKey.verdict] ?? findByKey.verdict;
}

/** Verdicts as earlier versions stored them. */
const FORMER_VERDICTS: Readonly<Record<string, Verdict>> = { BrandMismatch: 'MerchantMismatch' };

/** Another callback with the same id was stored after this one had looked for it. */
class ConcurrentNotice extends Error {}

/** Applies a notice again if another one with its id was stored meanwhile; then `earlierVerdict` finds that one. */
export const repeatIfConcurrent = <Result>(apply: () => Promise<Result>): Promise<Result> =>
  apply().catch((error: unknown) => {
    if (error instanceof ConcurrentNotice) return apply();
    throw error;
  });

/**
 * Stores the notice with its verdict. A concurrent insert of the same id waits for the first one.
 * @throws ConcurrentNotice if that one was committed
 */
export async function saveNotice(
  tx: Transaction,
  provider: string,
  notice: PaymentNotice,
  { verdict, at }: { readonly verdict: Verdict; readonly at: Date },
): Promise<void> {
  const stored = await cashierTables(tx)
    .insertInto('cashier.notice')
    .values({
      provider,
      id: notice.noticeId,
      payloadHash: hashOf(notice),
      reference: notice.reference,
      outcome: notice.outcome,
      notice: jsonOf(notice),
      verdict,
      takenAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw new ConcurrentNotice('another callback with this id was stored meanwhile');
}

/** Whether the provider has already reported that the payer's bank charged this deposit back. */
export async function isReversed(tx: Transaction, reference: string): Promise<boolean> {
  const reversal = await cashierTables(tx)
    .selectFrom('cashier.notice')
    .select('id')
    .where('reference', '=', reference)
    .where('outcome', '=', 'reversed')
    .where('verdict', 'in', ['Taken', 'NoEffect'])
    .executeTakeFirst();
  return reversal !== undefined;
}

/** The merchant is stored as `brand`, its name in earlier versions, so that repeated notices have the same hash. */
const jsonOf = ({ noticeId, merchant: brand, reference, kind, outcome, amount, ...more }: PaymentNotice) => {
  const { reason, account } = more;
  return JSON.stringify({
    noticeId,
    brand,
    reference,
    kind,
    outcome,
    amount: toJson(amount),
    reason,
    account,
  });
};

const hashOf = (notice: PaymentNotice): string =>
  createHash('sha256').update(jsonOf(notice)).digest('base64url');
