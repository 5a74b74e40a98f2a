import {
  reviewVerdict,
  type KycEvent,
  type ReviewedPerson,
  type ReviewNotice,
  type ReviewPort,
  type ReviewVerdict,
  type Steps,
  type VerificationFile,
} from '../../modules/compliance/index.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import { Refusal } from '../../infra/refusal.ts';
import { moveKyc, type KycDeps } from './kyc.ts';

export interface ReviewDeps extends KycDeps {
  readonly database: Database;
  readonly log: Pick<Log, 'warn' | 'error'>;
  wakeRelay(): void;
}

/**
 * A message whose signature has been verified. However often and in whatever order they come, each has one effect, and
 * one that something later has overtaken has none.
 * @throws Refusal UnknownApplicant, ApplicantMismatch
 */
export async function settleReview(parts: ReviewDeps, port: ReviewPort, notice: ReviewNotice): Promise<void> {
  const steps = await stepsOf(parts, port, notice);
  const person = await personOf(parts, port, notice);
  const judged = { port, notice, steps, person };
  const verdict = await parts.database.transaction((tx) => judge(parts, tx, judged));
  parts.wakeRelay();
  if (verdict === 'Taken' || verdict === 'Outdated') return;
  const { noticeId, applicantId } = notice;
  parts.log.error(
    { provider: port.name, noticeId, applicantId, verdict },
    'a message about an applicant fits nobody: nobody was verified by it, and a person must look',
  );
  throw new Refusal(verdict, { status: verdict === 'UnknownApplicant' ? 404 : 409 });
}

interface Judged {
  readonly port: ReviewPort;
  readonly notice: ReviewNotice;
  readonly steps: Steps | null;
  readonly person: ReviewedPerson | null;
}

async function judge(parts: ReviewDeps, tx: Transaction, judged: Judged): Promise<ReviewVerdict> {
  const { identity, compliance, clock } = parts;
  const { port, notice } = judged;
  const named = await compliance.kyc.fileOfApplicant(tx, port.name, notice.applicantId);
  const player = named && (await identity.hold(tx, named.playerId));
  const known = await compliance.kyc.known(tx, port.name, notice);
  // An applicant that nobody knew may be known by now: the company tells it again for hours.
  if (known && known !== 'UnknownApplicant') return known;
  // Read again: while the player was waited for, another message may have been heard.
  const file = await compliance.kyc.fileOfApplicant(tx, port.name, notice.applicantId);
  const verdict = reviewVerdict(file, notice);
  await compliance.kyc.keep(tx, { provider: port.name, notice, verdict, receivedAt: clock.now() });
  if (verdict !== 'Taken' || !player) return verdict;
  const { outcome, rejections, labels, at } = notice;
  const isFinal = outcome === 'refused';
  await compliance.kyc.change(tx, player.id, {
    heard_at: at,
    heard: outcome,
    ...(outcome !== 'submitted' && {
      decided_at: clock.now(),
      rejections: [...rejections],
      is_final: isFinal,
    }),
  });
  const isLate = player.kyc.deadline === null || player.kyc.deadline <= clock.now();
  // What comes back too late is as one that is refused, but for the further try.
  const event: KycEvent = outcome === 'returned' && isLate ? 'refused' : outcome;
  await moveKyc(parts, tx, player, {
    event,
    steps: judged.steps,
    person: judged.person,
    entry: { act: 'KycReviewed', by: port.name, why: [outcome, ...labels].join(' ') },
  });
  return verdict;
}

/** What of it is good and what is missing; of no verdict's making, so that one does not wait for it. */
async function stepsOf(
  { compliance, database, log }: ReviewDeps,
  port: ReviewPort,
  { applicantId, outcome }: ReviewNotice,
): Promise<Steps | null> {
  if (outcome === 'verified') return null;
  const file: VerificationFile | null = await compliance.kyc.fileOfApplicant(
    database.query,
    port.name,
    applicantId,
  );
  if (!file) return null;
  return port.steps(applicantId).catch((err: unknown) => {
    log.warn({ err, provider: port.name }, 'what is missing of a verification is not known');
    return null;
  });
}

/** The person of the documents, as the company has read them. A verification does not wait for it. */
async function personOf(
  { log }: Pick<ReviewDeps, 'log'>,
  port: ReviewPort,
  { applicantId, outcome }: ReviewNotice,
): Promise<ReviewedPerson | null> {
  if (outcome !== 'verified') return null;
  return port.person(applicantId).catch((err: unknown) => {
    log.warn({ err, provider: port.name }, 'the person of a verified applicant is not known');
    return null;
  });
}
