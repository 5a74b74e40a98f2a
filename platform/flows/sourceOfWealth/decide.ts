import type { SourceOfWealthType } from '@foyer/contract/generated/resolvers.ts';
import { DAY } from '@foyer/domain/duration.ts';
import type { Cashier } from '../../modules/cashier/index.ts';
import type { Players } from '../../modules/player/index.ts';
import type { SourceOfWealthDocuments } from '../../modules/sourceOfWealth/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/database.ts';
import type { Decision } from '../kyc/decideKyc.ts';
import { publishComplianceStatus } from '../kyc/publishStatus.ts';

export interface SourceOfWealthDecisionDeps {
  readonly players: Pick<Players, 'accountState' | 'demands' | 'get'>;
  readonly sourceOfWealth: SourceOfWealthDocuments;
  readonly cashier: Pick<Cashier, 'rescheduleWaitingPayouts'>;
  readonly clock: Clock;
}

/** MONEY-06: the documents are sufficient; payouts that waited for them continue. */
export async function acceptSourceOfWealth(
  deps: SourceOfWealthDecisionDeps,
  tx: Transaction,
  { playerId, by, why }: Decision,
): Promise<void> {
  await deps.players.demands.acceptSourceOfWealth(tx, playerId);
  await deps.sourceOfWealth.close(tx, playerId);
  await deps.sourceOfWealth.note(tx, { playerId, act: 'Accepted', by, why });
  await deps.cashier.rescheduleWaitingPayouts(tx, playerId);
  await publishComplianceStatus(deps, tx, playerId);
}

/** MONEY-06: the time to send documents. */
const DUE_IN_MS = 30 * DAY;

/** MONEY-06: requires documents by a rule of the licence. An earlier due date stays. */
export async function requireSourceOfWealth(
  deps: Pick<SourceOfWealthDecisionDeps, 'players' | 'sourceOfWealth' | 'clock'>,
  tx: Transaction,
  { playerId, why }: Pick<Decision, 'playerId' | 'why'>,
): Promise<void> {
  const dueAt = new Date(deps.clock.now().getTime() + DUE_IN_MS);
  await deps.players.demands.requireSourceOfWealth(tx, playerId, dueAt);
  await deps.sourceOfWealth.note(tx, { playerId, act: 'Required', by: 'house', why });
  await publishComplianceStatus(deps, tx, playerId);
}

export interface DocumentRequest extends Decision {
  /** SOW-06: shown to the player. */
  readonly comment: string;
  readonly requestedFundingType: SourceOfWealthType;
  /** With zero, the documents are due at once. */
  readonly dueInMs: number;
}

/** An operator requires documents, or more of them. An earlier due date stays. */
export async function requestSourceOfWealth(
  deps: SourceOfWealthDecisionDeps,
  tx: Transaction,
  { playerId, by, why, comment, requestedFundingType, dueInMs }: DocumentRequest,
): Promise<void> {
  const dueAt = new Date(deps.clock.now().getTime() + dueInMs);
  const documents = [{ comment, requestedFundingType }];
  await deps.players.demands.requestDocuments(tx, playerId, { documents, dueAt });
  await deps.sourceOfWealth.reopen(tx, playerId);
  await deps.sourceOfWealth.note(tx, {
    playerId,
    act: 'AskedAgain',
    by,
    why: `${requestedFundingType}: ${comment} (${why})`,
  });
  await publishComplianceStatus(deps, tx, playerId);
}
