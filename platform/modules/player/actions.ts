import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import { documentsOwed } from '@foyer/contract/legal/documents.ts';
import type { DepositGuard, KycStatus } from '@foyer/contract/generated/resolvers.ts';
import { isPhoneVerificationDue } from '@foyer/contract/registration/phone.ts';
import type { Site } from '../../sites/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { PlayerRecord } from './record.ts';

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

/** The requirement behind each block reason. The most severe reason for an action is the one returned. */
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
  ContentAcceptRequired: 'OVER-08',
  PhoneVerificationRequired: 'FLAG-11',
  EmailVerificationRequired: 'REG-04',
} as const;

export type BlockReason = keyof typeof RULE_OF;

export interface Block {
  readonly reason: BlockReason;
  readonly rule: (typeof RULE_OF)[BlockReason];
  /** Null if the block does not end by itself. */
  readonly until: Date | null;
}

/** Site requirements that decide, together with the player's record, whether an action is blocked. */
export interface Demands extends Pick<Site, 'hasRule' | 'has' | 'emailValidity'> {
  readonly settings: Pick<LobbySettings, 'phoneVerification' | 'documentVersions'>;
}

/** Every requirement applies to players of a brand that is no longer served. */
export const STRICTEST_DEMANDS: Demands = {
  hasRule: () => true,
  has: () => false,
  emailValidity: () => 'Risky',
  // Such a brand has no documents to accept, hence version 0. Verifications that it cannot offer still block the
  // player.
  settings: {
    phoneVerification: 'required',
    documentVersions: { 'terms-and-conditions': 0, 'privacy-policy': 0 },
  },
};

/** Why an action is blocked; null if it is allowed. Wins and refunds are always paid (LIMIT-11). */
export function blockOf(act: PlayerAction, player: PlayerRecord, demands: Demands, now: Date): Block | null {
  const { blocked } = player;
  switch (act) {
    case 'play':
      return (
        playBlock(player, now) ??
        kycBlock(player, now) ??
        contentBlock(player, demands) ??
        phoneBlock(player, demands)
      );
    // EXCLUSION-08: a block on play also covers play for fun.
    case 'playForFun':
    // FLAG-13: opting in at registration costs nothing, and a new player has not verified a phone number yet.
    case 'joinJackpotAtOpening':
      return playBlock(player, now);
    case 'deposit':
      return depositBlock(player, now) ?? quickDepositBlock(player, demands);
    case 'depositByInstantBanking':
      return (
        depositBlock(player, now) ??
        when(isBehind(player.instantBankingBlockedFrom, now), 'InstantBankingBlocked') ??
        quickDepositBlock(player, demands)
      );
    // LIMIT-11, EXCLUSION-04: a block on play also stops deposits, but never withdrawals. MONEY-05: the
    // withdrawal is accepted, and its payout waits until the player has verified their identity.
    case 'withdraw':
      return when(blocked.withdrawals, 'WithdrawalsBlocked');
    // Cancelling a withdrawal returns money to the balance, so a block on play stops it.
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

export const playerBlocked = ({ reason, rule, until }: Block): Refusal =>
  new Refusal('PlayerBlocked', {
    status: 403,
    reasons: [reason],
    keys: { rule, ...(until && { until: until.toISOString() }) },
  });

/** The active exclusion, or null. An exclusion without end stays active. */
export const exclusionOf = ({ exclusion }: PlayerRecord, now: Date): PlayerRecord['exclusion'] =>
  exclusion && (exclusion.endsAt === null || exclusion.endsAt > now) ? exclusion : null;

/** When the active time-out ends; null if none is active. */
export const timeoutOf = ({ timeoutEndsAt }: PlayerRecord, now: Date): Date | null =>
  timeoutEndsAt && timeoutEndsAt > now ? timeoutEndsAt : null;

/** EXCLUSION-06: whether play is blocked until the player's identity is confirmed. */
export const isUnderReview = ({ identityReview }: PlayerRecord, now: Date): boolean =>
  identityReview !== null && (identityReview.endsAt === null || identityReview.endsAt > now);

function playBlock(player: PlayerRecord, now: Date): Block | null {
  if (player.status.status !== 'Active') return block('AccountClosed');
  const exclusion = exclusionOf(player, now);
  if (exclusion) return block('SelfExcluded', exclusion.endsAt);
  const timeout = timeoutOf(player, now);
  if (timeout) return block('Timeout', timeout);
  // No end date is returned: it would reveal the end of another player's exclusion.
  return when(isUnderReview(player, now), 'IdentityUnderReview');
}

/** CASH-09, OPEN-20: the deposit blocks that the player can resolve, most urgent first. */
export function depositGuards(player: PlayerRecord, demands: Demands, now: Date): readonly DepositGuard[] {
  const isOwed: Readonly<Record<OwnGuard, boolean>> = {
    contentAccept: contentBlock(player, demands) !== null,
    identityVerification: isKycOverdue(player.kyc, now),
    sourceOfWealth: isSourceOfWealthOverdue(player, now),
    phoneVerification: phoneBlock(player, demands) !== null,
  };
  return GUARDS.filter((guard) => isOwed[guard]);
}

/** A reality check belongs to the session, not to the player. */
type OwnGuard = Exclude<DepositGuard, 'realityCheck'>;

const GUARDS: readonly OwnGuard[] = [
  'contentAccept',
  'identityVerification',
  'sourceOfWealth',
  'phoneVerification',
];

const depositBlock = (player: PlayerRecord, now: Date): Block | null =>
  playBlock(player, now) ??
  when(player.blocked.deposits, 'DepositsBlocked') ??
  kycBlock(player, now) ??
  when(isSourceOfWealthOverdue(player, now), 'SourceOfWealthRequired');

type Kyc = Pick<PlayerRecord['kyc'], 'status' | 'deadline'>;

/** MONEY-05: verification is required and its deadline is past. Without a deadline it is due at once, also while pending. */
export function isKycOverdue({ status, deadline }: Kyc, now: Date): boolean {
  if (status === 'Done' || status === 'NotNeed') return false;
  return status === 'Required' || deadline === null || deadline <= now;
}

/** KYC-02: returns the status at this time. The stored status may change a moment later than the deadline. */
export const kycStatusNow = (kyc: Kyc, now: Date): KycStatus =>
  kyc.status === 'WillBeRequired' && isKycOverdue(kyc, now) ? 'Required' : kyc.status;

// MONEY-05: blocks stakes and deposits, never withdrawals (LIMIT-11).
const kycBlock = ({ kyc }: PlayerRecord, now: Date): Block | null =>
  when(isKycOverdue(kyc, now), 'KycRequired');

// OVER-08: the player can resolve it in a minute, so the blocks that they cannot resolve are reported first.
const contentBlock = ({ acceptedVersions }: PlayerRecord, { settings }: Demands): Block | null =>
  when(documentsOwed(acceptedVersions, settings.documentVersions).length > 0, 'ContentAcceptRequired');

/** LIMIT-12: money that has arrived is not held because of blocks that the player can resolve in a minute. */
export const isQuicklyResolved = ({ reason }: Block): boolean => QUICKLY_RESOLVED.includes(reason);

const QUICKLY_RESOLVED: readonly BlockReason[] = [
  'ContentAcceptRequired',
  'PhoneVerificationRequired',
  'EmailVerificationRequired',
];

// FLAG-11: checked last, because the player can resolve it in a minute. A verification that may be skipped
// blocks nothing.
function phoneBlock({ phone }: PlayerRecord, { settings }: Demands): Block | null {
  const isOwed = isPhoneVerificationDue(settings.phoneVerification, {
    isVerified: phone.isVerified,
    isSkipped: true,
  });
  return when(isOwed, 'PhoneVerificationRequired');
}

// REG-04: blocks new deposits only. Whoever opens the emailed link owns the address, however risky it looks.
const emailBlock = ({ email, emailVerified }: PlayerRecord, demands: Demands): Block | null =>
  when(!emailVerified && demands.emailValidity(email) !== 'Valid', 'EmailVerificationRequired');

const quickDepositBlock = (player: PlayerRecord, demands: Demands): Block | null =>
  contentBlock(player, demands) ?? phoneBlock(player, demands) ?? emailBlock(player, demands);

// FLAG-05: a site may give rewards to players without a verified phone number.
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
