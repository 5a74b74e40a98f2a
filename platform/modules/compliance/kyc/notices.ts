import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { complianceTables } from '../tables.ts';
import type { ReviewNotice } from './reviewPort.ts';
import type { ReviewVerdict } from './verdict.ts';

/** What became of the same message before; null where it is new. */
export async function knownReview(
  queryable: Queryable,
  provider: string,
  { noticeId }: Pick<ReviewNotice, 'noticeId'>,
): Promise<ReviewVerdict | null> {
  const row = await complianceTables(queryable)
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
  await complianceTables(tx)
    .insertInto('compliance.review_notice')
    .values({
      provider,
      id: noticeId,
      applicant_id: applicantId,
      outcome,
      labels: [...labels],
      at,
      verdict,
      received_at: receivedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
