import {
  blockOf,
  depositGuards,
  exclusionOf,
  isBehind,
  isSourceOfWealthOverdue,
  isUnderReview,
  timeoutOf,
  type Demands,
} from './actions.ts';
import type { DepositGuard, KycStatus } from '@foyer/contract/generated/resolvers.ts';
import { isKycOverdue, kycStatusNow } from './kyc.ts';
import type { PlayerRecord } from './record.ts';

/** How a player stands with the house at a moment: what follows from his record, and he is told. */
export interface AccountState {
  /** RG-04: null unless an exclusion runs; one without an end has `endsAt` null. */
  readonly exclusion: PlayerRecord['exclusion'];
  /** RG-05: null unless a timeout runs. */
  readonly timeoutEndsAt: Date | null;
  /** EXCLUSION-06 */
  readonly isUnderReview: boolean;
  readonly isMarketingBlocked: boolean;
  readonly isInstantBankingBlocked: boolean;
  readonly areDepositsBlocked: boolean;
  /** CASH-09: of what stops deposits, what the player can end himself. */
  readonly guards: readonly DepositGuard[];
  readonly canWithdraw: boolean;
  readonly isSourceOfWealthOverdue: boolean;
  /** KYC-02 */
  readonly kycStatus: KycStatus;
  /** MONEY-05: asked for, and the day to show it by is past. */
  readonly isKycOverdue: boolean;
  /** MONEY-05, LIC-20: what is to be paid out waits until the player has shown who he is. */
  readonly holdsPayoutsForKyc: boolean;
}

/** @param demands the player's site */
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
    canWithdraw: blockOf('withdraw', player, demands, now) === null,
    isSourceOfWealthOverdue: isSourceOfWealthOverdue(player, now),
    kycStatus: kycStatusNow(player.kyc, now),
    isKycOverdue: isOverdue,
    holdsPayoutsForKyc: isOverdue || (isUnknown && demands.requires('kycRequiredForWithdrawal')),
  };
}

/** OPEN-25, EXCLUSION-08: nobody who is excluded, in a time-out or under review is written to, whatever they accepted. */
export const isMarketingBlocked = (player: PlayerRecord, now: Date): boolean =>
  player.isMarketingBlocked ||
  player.status.status === 'Closed' ||
  exclusionOf(player, now) !== null ||
  timeoutOf(player, now) !== null ||
  isUnderReview(player, now);
