import type { ReviewNotice } from './reviewPort.ts';
import type { VerificationFile } from './file.ts';

/** What became of a message. The last two are refused. */
export type ReviewVerdict =
  | 'Taken'
  /** Something later was heard or decided before it came. */
  | 'Outdated'
  | 'UnknownApplicant'
  | 'ApplicantMismatch';

const RANK: Readonly<Record<ReviewNotice['outcome'], number>> = {
  submitted: 0,
  verified: 1,
  // Of two that are told of the same moment the stricter one holds.
  returned: 2,
  refused: 3,
};

/** What a message is worth by what is known of its applicant. Messages come late, again, and in any order. */
export function reviewVerdict(
  file: Pick<VerificationFile, 'playerId' | 'heard' | 'overruledAt'> | null,
  notice: Pick<ReviewNotice, 'playerId' | 'at' | 'outcome'>,
): ReviewVerdict {
  if (file === null) return 'UnknownApplicant';
  if (file.playerId !== notice.playerId) return 'ApplicantMismatch';
  const { heard, overruledAt } = file;
  // The house has decided since, and is not overruled by what was said before.
  if (overruledAt !== null && notice.at <= overruledAt) return 'Outdated';
  if (heard === null || notice.at > heard.at) return 'Taken';
  if (notice.at < heard.at) return 'Outdated';
  return RANK[notice.outcome] > RANK[heard.outcome] ? 'Taken' : 'Outdated';
}
