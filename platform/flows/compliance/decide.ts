import type { SourceOfWealthType } from '@foyer/contract/generated/resolvers.ts';
import { DAY } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { KycEvent } from '../../modules/compliance/index.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import { publishComplianceStatus } from './complianceDeps.ts';
import { moveKyc, type KycDeps } from './kyc.ts';

type DecisionParts = KycDeps;

/** Who of the house decided, and why. */
export interface Decision {
  readonly playerId: PlayerId;
  readonly by: string;
  readonly why: string;
}

/** What the house may say of who a player is: it is shown, it is to be shown at once, or nobody asks. */
export const KYC_DECISIONS = {
  Done: 'verified',
  Required: 'demanded',
  NotNeed: 'waived',
} as const satisfies Record<string, KycEvent>;

export interface KycDecision extends Decision {
  readonly status: keyof typeof KYC_DECISIONS;
}

/**
 * The house has looked at who the player is; what the company that looks at it said before counts no more.
 * @throws Refusal KycUnchanged
 */
export async function decideKyc(
  parts: DecisionParts,
  tx: Transaction,
  { playerId, status, by, why }: KycDecision,
): Promise<void> {
  const { identity, compliance, clock } = parts;
  const player = await identity.hold(tx, playerId);
  const now = clock.now();
  const { kyc } = compliance;
  if (status === 'Required' || (await kyc.file(tx, playerId)) === null)
    await kyc.open(tx, playerId, { for: 'House', at: now });
  const isSentBack = status === 'Required' && player.kyc.status === 'Pending';
  await kyc.change(tx, playerId, {
    decided_at: now,
    overruled_at: now,
    rejections: isSentBack ? ['Other'] : [],
    is_final: false,
  });
  const isMoved = await moveKyc(parts, tx, player, {
    event: KYC_DECISIONS[status],
    person: 'asTyped',
    entry: { act: 'KycDecided', by, why: `${status}: ${why}` },
  });
  if (!isMoved)
    throw new Refusal('KycUnchanged', { status: 409, keys: { from: player.kyc.status, to: status } });
}

/** What the player has shown of where the money comes from is enough (MONEY-06); payouts that waited for it go on. */
export async function acceptSourceOfWealth(
  parts: DecisionParts,
  tx: Transaction,
  { playerId, by, why }: Decision,
): Promise<void> {
  await parts.identity.demands.acceptSourceOfWealth(tx, playerId);
  await parts.compliance.close(tx, playerId);
  await parts.compliance.note(tx, { playerId, act: 'Accepted', by, why });
  await parts.cashier.wakeHeld(tx, playerId);
  await publishComplianceStatus(parts, tx, playerId);
}

/** MONEY-06: so long the player has to show where the money comes from. */
const DUE_IN_MS = 30 * DAY;

/** MONEY-06: by a rule of the licence. Asked for already, nothing changes. */
export async function requireSourceOfWealth(
  parts: Pick<DecisionParts, 'identity' | 'compliance' | 'clock'>,
  tx: Transaction,
  { playerId, why }: Pick<Decision, 'playerId' | 'why'>,
): Promise<void> {
  const dueAt = new Date(parts.clock.now().getTime() + DUE_IN_MS);
  await parts.identity.demands.requireSourceOfWealth(tx, playerId, dueAt);
  await parts.compliance.note(tx, { playerId, act: 'Required', by: 'house', why });
  await publishComplianceStatus(parts, tx, playerId);
}

export interface DocumentRequest extends Decision {
  /** SOW-06: what the player is told, and of which source it wants to see more. */
  readonly comment: string;
  readonly requestedFundingType: SourceOfWealthType;
  /** Nothing is at once. */
  readonly dueInMs: number;
}

/** What was shown is not enough, or something is asked for that no rule asks for. The earlier due date stays. */
export async function requestSourceOfWealth(
  parts: DecisionParts,
  tx: Transaction,
  { playerId, by, why, comment, requestedFundingType, dueInMs }: DocumentRequest,
): Promise<void> {
  const dueAt = new Date(parts.clock.now().getTime() + dueInMs);
  const documents = [{ comment, requestedFundingType }];
  await parts.identity.demands.requestDocuments(tx, playerId, { documents, dueAt });
  await parts.compliance.reopen(tx, playerId);
  await parts.compliance.note(tx, {
    playerId,
    act: 'AskedAgain',
    by,
    why: `${requestedFundingType}: ${comment} (${why})`,
  });
  await publishComplianceStatus(parts, tx, playerId);
}
