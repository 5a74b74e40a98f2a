import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { kycTables } from './tables.ts';
import type { ReviewNotice, ReviewVerdict } from './reviewPort.ts';

/** The stored verdict if this notice was already processed; null for a new notice. */
export async function knownReview(
  queryable: Queryable,
  provider: string,
  { noticeId }: Pick<ReviewNotice, 'noticeId'>,
): Promise<ReviewVerdict | null> {
  const row = await kycTables(queryable)
    .selectFrom('compliance.review_notice')
    .select('verdict')
    .where('provider', '=', provider)
    .where('id', '=', noticeId)
    .executeTakeFirst();
  return row?.verdict ?? null;
}

export interface ReceivedReview {
  readonly provider: string;
  readonly notice: ReviewNotice;
  readonly verdict: ReviewVerdict;
  readonly receivedAt: Date;
}

export async function saveReview(
  tx: Transaction,
  { provider, notice, verdict, receivedAt }: ReceivedReview,
): Promise<void> {
  const { noticeId, applicantId, outcome, labels, at } = notice;
  await kycTables(tx)
    .insertInto('compliance.review_notice')
    .values({
      provider,
      id: noticeId,
      applicantId,
      outcome,
      labels: [...labels],
      at,
      verdict,
      receivedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
