import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { DepositGuard } from '@foyer/contract/generated/resolvers.ts';
import { isPhoneOwed } from '@foyer/contract/verification/phone.ts';
import type { Site } from '../../../sites/index.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { isKycOverdue } from './kyc.ts';
import type { PlayerRecord } from './record.ts';

/** What a player may be kept from. */
export type PlayerAction =
  | 'play'
  | 'playForFun'
  | 'joinJackpotAtOpening'
  | 'deposit'
  | 'depositByInstantBanking'
  | 'withdraw'
  | 'cancelWithdrawal'
  | 'claimReward'
  | 'raiseDepositLimit';

/** The rule that each reason follows from; the gravest reason of an act is the one told. */
const RULE_OF = {
  AccountClosed: 'PLAYER-03',
  SelfExcluded: 'EXCLUSION-01',
  Timeout: 'EXCLUSION-08',
  IdentityUnderReview: 'EXCLUSION-06',
  DepositsBlocked: 'CASH-24',
  InstantBankingBlocked: 'CASH-26',
  WithdrawalsBlocked: 'CASH-23',
  CancelWithdrawalBlocked: 'MONEY-03',
  RewardsBlocked: 'REW-16',
  IncreaseDepositLimitBlocked: 'RG-03',
  KycRequired: 'MONEY-05',
  SourceOfWealthRequired: 'MONEY-06',
  PhoneVerificationRequired: 'FLAG-11',
} as const;

export type BlockReason = keyof typeof RULE_OF;

/** Why a player may not do it now. */
export interface Block {
  readonly reason: BlockReason;
  readonly rule: (typeof RULE_OF)[BlockReason];
  /** Null where it does not end by itself. */
  readonly until: Date | null;
}

/** What of a player's site decides beside his record. */
export interface Demands extends Pick<Site, 'requires' | 'has'> {
  readonly settings: Pick<LobbySettings, 'phoneVerification'>;
}

/** Of a brand that is served no more: all there is to demand. */
export const STRICTEST_DEMANDS: Demands = {
  requires: () => true,
  has: () => false,
  settings: { phoneVerification: 'required' },
};

/** Null: he may. Wins and refunds are no acts of a player's: nobody asks, they are paid (LIMIT-11). */
export function blockOf(act: PlayerAction, player: PlayerRecord, demands: Demands, now: Date): Block | null {
  const { blocked } = player;
  switch (act) {
    case 'play':
      return playBlock(player, now) ?? kycBlock(player, now) ?? phoneBlock(player, demands);
    // EXCLUSION-08: what stops the play stops the game itself, whatever it is played with.
    case 'playForFun':
    // FLAG-13: who has just come has shown no number yet, and stakes nothing before.
    case 'joinJackpotAtOpening':
      return playBlock(player, now);
    case 'deposit':
      return depositBlock(player, now) ?? phoneBlock(player, demands);
    case 'depositByInstantBanking':
      return (
        depositBlock(player, now) ??
        when(isBehind(player.instantBankingBlockedFrom, now), 'InstantBankingBlocked') ??
        phoneBlock(player, demands)
      );
    // LIMIT-11, EXCLUSION-04: what stops the play stops money from coming in, and never from going out. MONEY-05: a payout is taken, and
    // waits until the player has shown who he is.
    case 'withdraw':
      return when(blocked.withdrawals, 'WithdrawalsBlocked');
    // Money that was on its way out comes back in, so it is stopped by what stops the play.
    case 'cancelWithdrawal':
      return (
        playBlock(player, now) ??
        when(blocked.cancelWithdrawal, 'CancelWithdrawalBlocked') ??
        phoneBlock(player, demands)
      );
    case 'claimReward':
      return (
        playBlock(player, now) ??
        when(blocked.rewards, 'RewardsBlocked') ??
        phoneBlockOfRewards(player, demands)
      );
    case 'raiseDepositLimit':
      return playBlock(player, now) ?? when(blocked.increaseDepositLimit, 'IncreaseDepositLimitBlocked');
  }
}

/** What the player is told who tries nevertheless. */
export const playerBlocked = ({ reason, rule, until }: Block): Refusal =>
  new Refusal('PlayerBlocked', {
    status: 403,
    reasons: [reason],
    keys: { rule, ...(until && { until: until.toISOString() }) },
  });

/** Null unless one runs; one that is over is none, and one without an end is never over. */
export const exclusionOf = ({ exclusion }: PlayerRecord, now: Date): PlayerRecord['exclusion'] =>
  exclusion && (exclusion.endsAt === null || exclusion.endsAt > now) ? exclusion : null;

/** Null unless one runs. */
export const timeoutOf = ({ timeoutEndsAt }: PlayerRecord, now: Date): Date | null =>
  timeoutEndsAt && timeoutEndsAt > now ? timeoutEndsAt : null;

/** EXCLUSION-06: whether the player is closed for play until it is known who they are. */
export const isUnderReview = ({ identityReview }: PlayerRecord, now: Date): boolean =>
  identityReview !== null && (identityReview.endsAt === null || identityReview.endsAt > now);

function playBlock(player: PlayerRecord, now: Date): Block | null {
  if (player.status.status !== 'Active') return block('AccountClosed');
  const exclusion = exclusionOf(player, now);
  if (exclusion) return block('SelfExcluded', exclusion.endsAt);
  const timeout = timeoutOf(player, now);
  if (timeout) return block('Timeout', timeout);
  // Without its end: that is the end of somebody else's exclusion.
  return when(isUnderReview(player, now), 'IdentityUnderReview');
}

/**
 * CASH-09, OPEN-20: what a player owes that stops deposits and that he can end himself, the most urgent first: those of
 * the reasons of the act.
 */
export function depositGuards(player: PlayerRecord, demands: Demands, now: Date): readonly DepositGuard[] {
  const isOwed: Readonly<Record<OwnGuard, boolean>> = {
    identityVerification: isKycOverdue(player.kyc, now),
    sourceOfWealth: isSourceOfWealthOverdue(player, now),
    phoneVerification: phoneBlock(player, demands) !== null,
  };
  return GUARDS.filter((guard) => isOwed[guard]);
}

/** A reality check is the session's, and not the player's. */
type OwnGuard = Exclude<DepositGuard, 'realityCheck'>;

const GUARDS: readonly OwnGuard[] = ['identityVerification', 'sourceOfWealth', 'phoneVerification'];

const depositBlock = (player: PlayerRecord, now: Date): Block | null =>
  playBlock(player, now) ??
  when(player.blocked.deposits, 'DepositsBlocked') ??
  kycBlock(player, now) ??
  when(isSourceOfWealthOverdue(player, now), 'SourceOfWealthRequired');

// MONEY-05: stakes and money in; never what goes out (LIMIT-11).
const kycBlock = ({ kyc }: PlayerRecord, now: Date): Block | null =>
  when(isKycOverdue(kyc, now), 'KycRequired');

// FLAG-11: the last of an act's reasons, as the player ends it himself in a minute. One that may be skipped stops nothing.
function phoneBlock({ phone }: PlayerRecord, { settings }: Demands): Block | null {
  const isOwed = isPhoneOwed(settings.phoneVerification, { isVerified: phone.isVerified, isSkipped: true });
  return when(isOwed, 'PhoneVerificationRequired');
}

// FLAG-05
const phoneBlockOfRewards = (player: PlayerRecord, demands: Demands): Block | null =>
  demands.has('DisablePhoneVerificationForRewards') ? null : phoneBlock(player, demands);

export const isSourceOfWealthOverdue = ({ sourceOfWealth }: PlayerRecord, now: Date): boolean =>
  sourceOfWealth !== null && sourceOfWealth.dueAt <= now;

export const isBehind = (moment: Date | null, now: Date): boolean => moment !== null && moment <= now;

const when = (applies: boolean, reason: BlockReason): Block | null => (applies ? block(reason) : null);

const block = (reason: BlockReason, until: Date | null = null): Block => ({
  reason,
  rule: RULE_OF[reason],
  until,
});
