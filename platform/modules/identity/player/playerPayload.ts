import type { Customer, Player } from '@foyer/contract/generated/resolvers.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import type { SessionTimes } from '../sessions.ts';
import type { PlayerRecord } from './record.ts';
import type { AccountState } from './accountState.ts';

/** The player as he is told to himself; what he has deposited, the wallet adds, and his banner the site. */
export type PlayerPayload = Omit<
  Player,
  'banner' | 'numberOfDeposits' | 'totalDepositAmount' | 'hasFirstTimeDeposit'
>;

export interface PlayerPayloadInput {
  readonly player: PlayerRecord;
  readonly standing: AccountState;
  readonly times: SessionTimes;
  readonly locale: Locale;
}

export const presentPlayer = ({ player, standing, times, locale }: PlayerPayloadInput): PlayerPayload => ({
  id: player.id,
  playerId: player.id,
  accountStatus: player.status,
  country: {
    id: player.country,
    code: player.country,
    name: countryName(player.country, locale),
    currency: player.currency,
  },
  language: player.language,
  email: player.email,
  emailVerified: player.emailVerified,
  phoneNumber: player.phone.number,
  isPhoneNumberVerified: player.phone.isVerified,
  realityCheckPeriod: player.realityCheckMinutes,
  personalInfo: {
    firstName: player.firstName,
    lastName: player.lastName,
    dateOfBirth: player.birthDate,
    ...player.address,
    ssn: player.ssn && masked(player.ssn),
  },
  marketingPreferences: { marketingBlocked: standing.isMarketingBlocked },
  isSuppressedInAnyCommunicationGroup: player.isSuppressed,
  isSmsMarketingAccepted: player.accepts.sms,
  isEmailMarketingAccepted: player.accepts.email,
  isPhoneMarketingAccepted: player.accepts.phone,
  isWebPushMarketingAccepted: player.accepts.webPush,
  termsAccepted: player.termsAcceptedAt !== null,
  privacyPolicyAccepted: player.privacyAcceptedAt !== null,
  ...toldMoney({ player, standing }),
  isUnderReview: standing.isUnderReview,
  selfExclusionDetails: standing.exclusion && { exclusionEndsAt: standing.exclusion.endsAt },
  timeouts: standing.timeoutEndsAt && { timeoutEndsAt: standing.timeoutEndsAt },
  kycCheckStatus: {
    status: standing.kycStatus,
    deadline: player.kyc.deadline,
    verificationsDone: player.kyc.done,
    verificationsMissing: player.kyc.missing,
  },
  guards: standing.guards,
  sessionStartedAt: times.startedAt,
  lastSignInAt: times.lastSignInAt,
});

const toldMoney = ({ player, standing }: Pick<PlayerPayloadInput, 'player' | 'standing'>) => ({
  isInstantBankingBlocked: standing.isInstantBankingBlocked,
  instantBankingBlock: player.instantBankingBlockedFrom && { activeFrom: player.instantBankingBlockedFrom },
  areWithdrawalsBlocked: player.blocked.withdrawals,
  canWithdraw: standing.canWithdraw,
  sourceOfWealthStatus: player.sourceOfWealth && {
    dueDate: player.sourceOfWealth.dueAt,
    dueDateExpired: standing.isSourceOfWealthOverdue,
    requiredDocumentsUploadV2: player.sourceOfWealth.documents,
  },
  bankingCDD: player.isBankingCddAsked,
});

/** PLAYER-21 */
export const presentCustomer = (
  { id, blocked }: PlayerRecord,
  { areDepositsBlocked }: AccountState,
  popUps: readonly string[],
): Customer => ({
  id,
  popUpsNeeded: popUps,
  isCancelWithdrawalBlocked: blocked.cancelWithdrawal,
  isIncreaseDepositLimitBlocked: blocked.increaseDepositLimit,
  isRewardsBlocked: blocked.rewards,
  isDepositsBlocked: areDepositsBlocked,
});

const SHOWN_SIGNS = 4;

/** Enough to know one's own by, too little for anybody else. */
const masked = (number: string): string =>
  number.length > 2 * SHOWN_SIGNS ? `•••• ${number.slice(-SHOWN_SIGNS)}` : '••••';

// Asked for with every page, and the same for all who live there.
const countryNames = new Map<string, string>();

export function countryName(code: string, locale: Locale): string {
  const key = `${locale} ${code}`;
  const known = countryNames.get(key);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(code) ?? code;
  countryNames.set(key, name);
  return name;
}
