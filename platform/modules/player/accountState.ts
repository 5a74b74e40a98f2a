import {
  blockOf,
  depositGuards,
  exclusionOf,
  isBehind,
  isKycOverdue,
  isSourceOfWealthOverdue,
  isUnderReview,
  kycStatusNow,
  timeoutOf,
  type Demands,
} from './actions.ts';
import { documentsOwed, type LegalDocument } from '@foyer/contract/legal/documents.ts';
import type { DepositGuard, KycStatus } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerRecord } from './record.ts';

export interface AccountState {
  /** RG-04: null unless an exclusion is active; an exclusion without end has `endsAt` null. */
  readonly exclusion: PlayerRecord['exclusion'];
  /** RG-05: null unless a time-out is active. */
  readonly timeoutEndsAt: Date | null;
  /** EXCLUSION-06: whether play is blocked until the player's identity is confirmed. */
  readonly isUnderReview: boolean;
  readonly isMarketingBlocked: boolean;
  readonly isInstantBankingBlocked: boolean;
  readonly areDepositsBlocked: boolean;
  /** CASH-09: the deposit blocks that the player can resolve. */
  readonly guards: readonly DepositGuard[];
  /** OVER-08, PLAYER-11: legal documents of which the player has yet to accept the current version. */
  readonly documentsOwed: readonly LegalDocument[];
  readonly canWithdraw: boolean;
  readonly isSourceOfWealthOverdue: boolean;
  /** KYC-02: the status of the identity verification at this time. */
  readonly kycStatus: KycStatus;
  /** MONEY-05: identity verification is required and its deadline has passed. */
  readonly isKycOverdue: boolean;
  /** MONEY-05, LIC-20: payouts wait until the player has verified their identity. */
  readonly holdsPayoutsForKyc: boolean;
}

/** @param demands requirements of the player's site */
export function accountStateOf(player: PlayerRecord, demands: Demands, now: Date): AccountState {
  const isOverdue = isKycOverdue(player.kyc, now);
  const isUnknown = player.kyc.status !== 'Done';
  return {
    exclusion: exclusionOf(player, now),
    timeoutEndsAt: timeoutOf(player, now),
    isUnderReview: isUnderReview(player, now),
    isMarketingBlocked: isMarketingBlocked(player, now),
    isInstantBankingBlocked: isBehind(player.instantBankingBlockedFrom, now),
    areDepositsBlocked: blockOf('deposit', player, demands, now) !== null,
    guards: depositGuards(player, demands, now),
    documentsOwed: documentsOwed(player.acceptedVersions, demands.settings.documentVersions),
    canWithdraw: blockOf('withdraw', player, demands, now) === null,
    isSourceOfWealthOverdue: isSourceOfWealthOverdue(player, now),
    kycStatus: kycStatusNow(player.kyc, now),
    isKycOverdue: isOverdue,
    holdsPayoutsForKyc: isOverdue || (isUnknown && demands.hasRule('kycRequiredForWithdrawal')),
  };
}

/** OPEN-25, EXCLUSION-08: players who are excluded, timed out or under review receive no marketing. */
export const isMarketingBlocked = (player: PlayerRecord, now: Date): boolean =>
  player.isMarketingBlocked ||
  player.status.status === 'Closed' ||
  exclusionOf(player, now) !== null ||
  timeoutOf(player, now) !== null ||
  isUnderReview(player, now);
