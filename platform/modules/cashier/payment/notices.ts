import { createHash } from 'node:crypto';
import { toJson } from '@foyer/domain/money.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { PaymentNotice } from '../paymentPort.ts';
import { cashierTables } from '../tables.ts';

/** What became of a callback: taken, without effect, or the type of the refusal. */
export type Verdict = 'Taken' | 'NoEffect' | NoticeRefusal;

/** Refused, nothing moved, and kept for a person to look at. */
export type NoticeRefusal =
  | 'UnknownPayment'
  | 'BrandMismatch'
  | 'KindMismatch'
  | 'AmountMismatch'
  | 'PaymentContradicted'
  | 'NoticeConflict';

/** The verdict given before on the same message; null for one that is new, `NoticeConflict` for other words under its id. */
export async function knownVerdict(
  tx: Transaction,
  provider: string,
  notice: PaymentNotice,
): Promise<Verdict | null> {
  const known = await cashierTables(tx)
    .selectFrom('cashier.notice')
    .select(['payload_hash', 'verdict'])
    .where('provider', '=', provider)
    .where('id', '=', notice.noticeId)
    .executeTakeFirst();
  if (!known) return null;
  return known.payload_hash === hashOf(notice) ? known.verdict : 'NoticeConflict';
}

/** Keeps the message with its verdict. The same one at the same moment waits here for the first. */
export async function saveNotice(
  tx: Transaction,
  provider: string,
  notice: PaymentNotice,
  { verdict, at }: { readonly verdict: Verdict; readonly at: Date },
): Promise<void> {
  await cashierTables(tx)
    .insertInto('cashier.notice')
    .values({
      provider,
      id: notice.noticeId,
      payload_hash: hashOf(notice),
      reference: notice.reference,
      outcome: notice.outcome,
      notice: textOf(notice),
      verdict,
      taken_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the provider has told of this payment before that its bank took the money back. */
export async function isReversed(tx: Transaction, reference: string): Promise<boolean> {
  const told = await cashierTables(tx)
    .selectFrom('cashier.notice')
    .select('id')
    .where('reference', '=', reference)
    .where('outcome', '=', 'reversed')
    .where('verdict', 'in', ['Taken', 'NoEffect'])
    .executeTakeFirst();
  return told !== undefined;
}

const textOf = (notice: PaymentNotice): string =>
  JSON.stringify({ ...notice, amount: toJson(notice.amount) });

const hashOf = (notice: PaymentNotice): string =>
  createHash('sha256').update(textOf(notice)).digest('base64url');
