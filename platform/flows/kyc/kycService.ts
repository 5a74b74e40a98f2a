import type { IdentityVerification, IdentityVerificationStep } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Kyc, ReviewPort, VerificationFile } from '../../modules/kyc/index.ts';
import type { PlayerRecord, Players } from '../../modules/player/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';

export interface KycServiceDeps {
  readonly database: Database;
  readonly players: Pick<Players, 'hold' | 'get' | 'accountState'>;
  readonly kyc: Kyc;
  readonly clock: Clock;
  /** Null when the operator verifies players instead. */
  readonly review: ReviewPort | null;
}

/** Identity verification by the player, also while excluded or blocked, because it may unblock them. */
export function createKycService(deps: KycServiceDeps) {
  const { database, players, kyc, review } = deps;
  const facts = async (playerId: PlayerId) => {
    const [player, file] = await Promise.all([
      players.get(database.query, playerId),
      kyc.file(database.query, playerId),
    ]);
    return { player, file, status: players.accountState(player).kycStatus };
  };
  return {
    review,
    async read(playerId: PlayerId): Promise<IdentityVerification> {
      const { player, file, status } = await facts(playerId);
      const { deadline, done, missing } = player.kyc;
      const state = players.accountState(player);
      const request = status === 'NotNeed' ? null : file;
      return {
        id: playerId,
        status,
        reason: request?.askedFor ?? null,
        askedAt: request?.askedAt ?? null,
        deadline,
        decidedAt: request?.decidedAt ?? null,
        verificationsDone: [...done],
        verificationsMissing: [...missing],
        rejections: [...(request?.rejections ?? [])],
        isBlocking: state.isKycOverdue,
        holdsPayouts: state.holdsPayoutsForKyc,
        mayStart: review !== null && isOpen(status, file, state.isUnderReview),
      };
    },
    /** @throws Refusal IdentityVerificationNotRequired, IdentityVerificationNotOffered, PartnerUnavailable */
    async start(playerId: PlayerId): Promise<IdentityVerificationStep> {
      const { player, file, status } = await facts(playerId);
      if (!isOpen(status, file, players.accountState(player).isUnderReview))
        throw new Refusal('IdentityVerificationNotRequired', { status: 409 });
      if (!review) throw new Refusal('IdentityVerificationNotOffered', { status: 409 });
      if (!file?.applicantId || file.provider !== review.name) await beginAt(deps, review, player);
      return { url: review.frameUrl, token: await review.token(playerId) };
    },
  };
}

/** EXCLUSION-06: a player under review may verify their identity without a request, because that may end the review. */
const isOpen = (
  status: IdentityVerification['status'],
  file: VerificationFile | null,
  isUnderReview: boolean,
): boolean =>
  (status === 'Required' || status === 'WillBeRequired' || (status === 'NotNeed' && isUnderReview)) &&
  !file?.isFinal;

/** The provider identifies the player by our id, so that two tabs create one applicant. */
async function beginAt(
  { database, players, kyc, clock }: KycServiceDeps,
  review: ReviewPort,
  { id: playerId, firstName, lastName, birthDate }: PlayerRecord,
): Promise<void> {
  const applicantId = await review.applicant({ playerId, firstName, lastName, birthDate });
  await database.transaction(async (tx) => {
    await players.hold(tx, playerId);
    const file = await kyc.file(tx, playerId);
    if (file?.applicantId === applicantId && file.provider === review.name) return;
    if (!file) await kyc.openFile(tx, playerId, { for: 'House', at: clock.now() });
    // Notices of another provider do not count for this one.
    await kyc.changeFile(tx, playerId, {
      provider: review.name,
      applicantId,
      heardAt: null,
      heard: null,
    });
    await kyc.record(tx, { playerId, act: 'KycBegun', by: 'player', why: review.name });
  });
}
