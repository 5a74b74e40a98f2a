import type { ReviewNotice, ReviewVerdict } from './reviewPort.ts';
import type { VerificationFile } from './file.ts';

const RANK: Readonly<Record<ReviewNotice['outcome'], number>> = {
  submitted: 0,
  verified: 1,
  // Of two notices with the same time, the stricter outcome counts.
  returned: 2,
  refused: 3,
};

/** How to process a notice. Notices arrive late, repeatedly and in any order. */
export function reviewVerdict(
  file: Pick<VerificationFile, 'playerId' | 'lastNotice' | 'overruledAt'> | null,
  notice: Pick<ReviewNotice, 'playerId' | 'at' | 'outcome'>,
): ReviewVerdict {
  if (file === null) return 'UnknownApplicant';
  if (file.playerId !== notice.playerId) return 'ApplicantMismatch';
  const { lastNotice, overruledAt } = file;
  // The operator's decision is not overruled by an earlier notice.
  if (overruledAt !== null && notice.at <= overruledAt) return 'Outdated';
  if (lastNotice === null || notice.at > lastNotice.at) return 'Taken';
  if (notice.at < lastNotice.at) return 'Outdated';
  return RANK[notice.outcome] > RANK[lastNotice.outcome] ? 'Taken' : 'Outdated';
}
