import type { KycStatus, SourceOfWealthType } from '@foyer/contract/generated/resolvers.ts';
import { DAY } from '@foyer/vocabulary/duration.ts';
import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Cashier } from '../../modules/cashier/index.ts';
import type { Compliance } from '../../modules/compliance/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import type { Clock } from '../../plumbing/clock.ts';
import type { Transaction } from '../../plumbing/database/database.ts';
import { tellStanding } from './complianceParts.ts';

export interface DecisionParts {
  readonly identity: Pick<Identity, 'demands' | 'player'>;
  readonly compliance: Compliance;
  readonly cashier: Pick<Cashier, 'wakeHeld'>;
  readonly clock: Clock;
}

/** Who of the house decided, and why. */
export interface Decision {
  readonly playerId: PlayerId;
  readonly by: string;
  readonly why: string;
}

export interface KycDecision extends Decision {
  readonly status: KycStatus;
  /** By when papers are wanted; null is now. */
  readonly deadline?: Date | null;
}

/** The house has looked at who the player is; payouts that waited for it are looked at in the next round (M5). */
export async function decideKyc(
  parts: DecisionParts,
  tx: Transaction,
  { playerId, status, deadline = null, by, why }: KycDecision,
): Promise<void> {
  await parts.identity.demands.setKycStatus(tx, playerId, status, deadline);
  await parts.cashier.wakeHeld(tx, playerId);
  await parts.compliance.note(tx, { playerId, act: 'KycDecided', by, why: `${status}: ${why}` });
  await tellStanding(parts, tx, playerId);
}

/** What the player has shown of where the money comes from is enough (M6); payouts that waited for it go on. */
export async function acceptSourceOfWealth(
  parts: DecisionParts,
  tx: Transaction,
  { playerId, by, why }: Decision,
): Promise<void> {
  await parts.identity.demands.acceptSourceOfWealth(tx, playerId);
  await parts.compliance.close(tx, playerId);
  await parts.compliance.note(tx, { playerId, act: 'Accepted', by, why });
  await parts.cashier.wakeHeld(tx, playerId);
  await tellStanding(parts, tx, playerId);
}

/** M6: so long the player has to show where the money comes from. */
const DUE_IN_MS = 30 * DAY;

/** M6: by a rule of the licence. Asked for already, nothing changes. */
export async function requireSourceOfWealth(
  parts: Pick<DecisionParts, 'identity' | 'compliance' | 'clock'>,
  tx: Transaction,
  { playerId, why }: Pick<Decision, 'playerId' | 'why'>,
): Promise<void> {
  const dueAt = new Date(parts.clock.now().getTime() + DUE_IN_MS);
  await parts.identity.demands.requireSourceOfWealth(tx, playerId, dueAt);
  await parts.compliance.note(tx, { playerId, act: 'Required', by: 'house', why });
  await tellStanding(parts, tx, playerId);
}

export interface DocumentRequest extends Decision {
  /** SOW-06: what the player is told, and of which source it wants to see more. */
  readonly comment: string;
  readonly requestedFundingType: SourceOfWealthType;
  /** Nothing is at once. */
  readonly dueInMs: number;
}

/** What was shown is not enough, or something is asked for that no rule asks for. The earlier due date stays. */
export async function askSourceOfWealth(
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
  await tellStanding(parts, tx, playerId);
}
