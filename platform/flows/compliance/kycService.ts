import type { IdentityVerification, IdentityVerificationStep } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { ReviewPort, VerificationFile } from '../../modules/compliance/index.ts';
import type { PlayerRecord } from '../../modules/identity/index.ts';
import type { Clock } from '../../infra/clock.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { ComplianceDeps } from './complianceDeps.ts';

/** Where a player shows who he is. Open to whoever is asked, also when he is excluded or blocked: this is the way out. */
export interface KycService {
  read(playerId: PlayerId): Promise<IdentityVerification>;
  /** @throws Refusal IdentityVerificationNotRequired, IdentityVerificationNotOffered, PartnerUnavailable */
  start(playerId: PlayerId): Promise<IdentityVerificationStep>;
  /** The company that looks at it; null: the house itself does. */
  readonly review: ReviewPort | null;
}

export interface KycServiceDeps extends ComplianceDeps {
  readonly clock: Clock;
  readonly review: ReviewPort | null;
}

export function createKycService(parts: KycServiceDeps): KycService {
  const { database, identity, compliance, review } = parts;
  const facts = async (playerId: PlayerId) => {
    const [player, file] = await Promise.all([
      identity.player(database.query, playerId),
      compliance.kyc.file(database.query, playerId),
    ]);
    return { player, file, status: identity.standing(player).kycStatus };
  };
  return {
    review,
    async read(playerId) {
      const { player, file, status } = await facts(playerId);
      const { deadline, done, missing } = player.kyc;
      const standing = identity.standing(player);
      const asked = status === 'NotNeed' ? null : file;
      return {
        id: playerId,
        status,
        reason: asked?.askedFor ?? null,
        askedAt: asked?.askedAt ?? null,
        deadline,
        decidedAt: asked?.decidedAt ?? null,
        verificationsDone: [...done],
        verificationsMissing: [...missing],
        rejections: [...(asked?.rejections ?? [])],
        isBlocking: standing.isKycOverdue,
        holdsPayouts: standing.holdsPayoutsForKyc,
        mayStart: review !== null && isOpen(status, file, standing.isUnderReview),
      };
    },
    async start(playerId) {
      const { player, file, status } = await facts(playerId);
      if (!isOpen(status, file, identity.standing(player).isUnderReview))
        throw new Refusal('IdentityVerificationNotRequired', { status: 409 });
      if (!review) throw new Refusal('IdentityVerificationNotOffered', { status: 409 });
      if (!file?.applicantId || file.provider !== review.name) await beginAt(parts, review, player);
      return { url: review.frameUrl, token: await review.token(playerId) };
    },
  };
}

/** EXCLUSION-06: a player under review may show it unasked, as it may end the review. */
const isOpen = (
  status: IdentityVerification['status'],
  file: VerificationFile | null,
  isUnderReview: boolean,
): boolean =>
  (status === 'Required' || status === 'WillBeRequired' || (status === 'NotNeed' && isUnderReview)) &&
  !file?.isFinal;

/** The company knows the player by his id, so that two tabs at once are one applicant. */
async function beginAt(
  { database, identity, compliance, clock }: KycServiceDeps,
  review: ReviewPort,
  { id: playerId, firstName, lastName, birthDate }: PlayerRecord,
): Promise<void> {
  const applicantId = await review.applicant({ playerId, firstName, lastName, birthDate });
  await database.transaction(async (tx) => {
    await identity.hold(tx, playerId);
    const file = await compliance.kyc.file(tx, playerId);
    if (file?.applicantId === applicantId && file.provider === review.name) return;
    if (!file) await compliance.kyc.open(tx, playerId, { for: 'House', at: clock.now() });
    // What another company said of him says nothing of what this one hears.
    await compliance.kyc.change(tx, playerId, {
      provider: review.name,
      applicant_id: applicantId,
      heard_at: null,
      heard: null,
    });
    await compliance.note(tx, { playerId, act: 'KycBegun', by: 'player', why: review.name });
  });
}
