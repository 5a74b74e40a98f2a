import {
  reviewVerdict,
  type KycEvent,
  type ReviewedPerson,
  type ReviewNotice,
  type ReviewPort,
  type ReviewVerdict,
  type Steps,
} from '../../modules/kyc/index.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import { Refusal } from '../../infra/refusal.ts';
import { moveKyc, type KycDeps } from './moveKyc.ts';

export interface ReviewDeps extends KycDeps {
  readonly database: Database;
  readonly log: Pick<Log, 'warn' | 'error'>;
  wakeRelay(): void;
}

/** Processes a verified notice; one older than the last has no effect. @throws UnknownApplicant, ApplicantMismatch */
export async function settleReview(deps: ReviewDeps, port: ReviewPort, notice: ReviewNotice): Promise<void> {
  const judged = { port, notice, ...(await findingsOf(deps, port, notice)) };
  const verdict = await deps.database.transaction((tx) => judge(deps, tx, judged));
  deps.wakeRelay();
  if (verdict === 'Taken' || verdict === 'Outdated') return;
  const { noticeId, applicantId } = notice;
  deps.log.error(
    { provider: port.name, noticeId, applicantId, verdict },
    'a notice fits no applicant: nobody was verified, and the operator must check it',
  );
  throw new Refusal(verdict, { status: verdict === 'UnknownApplicant' ? 404 : 409 });
}

interface Judged extends Awaited<ReturnType<typeof findingsOf>> {
  readonly port: ReviewPort;
  readonly notice: ReviewNotice;
}

async function judge(deps: ReviewDeps, tx: Transaction, judged: Judged): Promise<ReviewVerdict> {
  const { players, kyc, clock } = deps;
  const { port, notice } = judged;
  const named = await kyc.fileOfApplicant(tx, port.name, notice.applicantId);
  const player = named && (await players.hold(tx, named.playerId));
  const known = await kyc.knownReview(tx, port.name, notice);
  // The provider repeats a notice for hours; an unknown applicant may be known by now.
  if (known && known !== 'UnknownApplicant') return known;
  // The file is read again, because another notice may have changed it while this one waited for the lock.
  const file = await kyc.fileOfApplicant(tx, port.name, notice.applicantId);
  const verdict = reviewVerdict(file, notice);
  await kyc.saveReview(tx, { provider: port.name, notice, verdict, receivedAt: clock.now() });
  if (verdict !== 'Taken' || !player) return verdict;
  const { outcome, rejections, labels, at } = notice;
  const isFinal = outcome === 'refused';
  await kyc.changeFile(tx, player.id, {
    heardAt: at,
    heard: outcome,
    ...(outcome !== 'submitted' && {
      decidedAt: clock.now(),
      rejections: [...rejections],
      isFinal,
    }),
  });
  const isLate = player.kyc.deadline === null || player.kyc.deadline <= clock.now();
  // A review that is returned after the deadline counts as refused, but the player may try again.
  const event: KycEvent = outcome === 'returned' && isLate ? 'refused' : outcome;
  await moveKyc(deps, tx, player, {
    event,
    steps: judged.steps,
    person: judged.person,
    entry: { act: 'KycReviewed', by: port.name, why: [outcome, ...labels].join(' ') },
  });
  return verdict;
}

/** Steps and person of the applicant; a notice is processed even if the provider does not return them. */
async function findingsOf(
  { kyc, database, log }: ReviewDeps,
  port: ReviewPort,
  { applicantId, outcome }: ReviewNotice,
): Promise<{ readonly steps: Steps | null; readonly person: ReviewedPerson | null }> {
  const without = (what: string) => (err: unknown) => {
    log.warn({ err, provider: port.name }, `${what} could not be read`);
    return null;
  };
  if (outcome === 'verified') {
    const person = await port.person(applicantId).catch(without('the person of a verified applicant'));
    return { steps: null, person };
  }
  const file = await kyc.fileOfApplicant(database.query, port.name, applicantId);
  const steps = file && (await port.steps(applicantId).catch(without('the missing steps of a verification')));
  return { steps, person: null };
}
