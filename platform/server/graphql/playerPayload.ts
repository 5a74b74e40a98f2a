import type { Customer, Player } from '@foyer/contract/generated/resolvers.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import type { AccountState, PlayerRecord } from '../../modules/player/index.ts';
import type { SessionTimes } from '../../modules/signIn/index.ts';
import type { GraphqlContext } from './context.ts';
import { signedIn } from './signedIn.ts';

/** The player as shown to themselves; resolvers of the wallet and the site add deposits and banner. */
type PlayerPayload = Omit<
  Player,
  'banner' | 'documentsToAccept' | 'numberOfDeposits' | 'totalDepositAmount' | 'hasFirstTimeDeposit'
> & { readonly isUnderReview: boolean };

/** The signed-in player: the result of every mutation that changes them. @throws AuthenticationFailure */
export async function playerOfContext({
  session,
  site,
  locale,
  database,
  services: { players, signIn, registration },
}: Pick<GraphqlContext, 'session' | 'site' | 'locale' | 'database' | 'services'>): Promise<PlayerPayload> {
  const { playerId, sessionId } = signedIn(session);
  const [player, times] = await Promise.all([
    players.get(database.query, playerId),
    signIn.sessionTimes(database.query, sessionId),
  ]);
  const canChangeEmail = registration.emailChange.isOffered(player, site);
  return presentPlayer({ player, state: players.accountState(player), times, locale, canChangeEmail });
}

interface PlayerPayloadInput {
  readonly player: PlayerRecord;
  readonly state: AccountState;
  readonly times: SessionTimes;
  readonly locale: Locale;
  readonly canChangeEmail: boolean;
}

const presentPlayer = ({
  player,
  state,
  times,
  locale,
  canChangeEmail,
}: PlayerPayloadInput): PlayerPayload => ({
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
  canChangeEmail,
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
  marketingPreferences: { marketingBlocked: state.isMarketingBlocked },
  isSuppressedInAnyCommunicationGroup: player.isSuppressed,
  isSmsMarketingAccepted: player.accepts.sms,
  isEmailMarketingAccepted: player.accepts.email,
  isPhoneMarketingAccepted: player.accepts.phone,
  isWebPushMarketingAccepted: player.accepts.webPush,
  termsAccepted: !state.documentsOwed.includes('terms-and-conditions'),
  privacyPolicyAccepted: !state.documentsOwed.includes('privacy-policy'),
  ...moneyFields({ player, state }),
  isUnderReview: state.isUnderReview,
  selfExclusionDetails: state.exclusion && { exclusionEndsAt: state.exclusion.endsAt },
  timeouts: state.timeoutEndsAt && { timeoutEndsAt: state.timeoutEndsAt },
  kycCheckStatus: {
    status: state.kycStatus,
    deadline: player.kyc.deadline,
    verificationsDone: player.kyc.done,
    verificationsMissing: player.kyc.missing,
  },
  guards: state.guards,
  sessionStartedAt: times.startedAt,
  lastSignInAt: times.lastSignInAt,
});

const moneyFields = ({ player, state }: Pick<PlayerPayloadInput, 'player' | 'state'>) => ({
  isInstantBankingBlocked: state.isInstantBankingBlocked,
  instantBankingBlock: player.instantBankingBlockedFrom && { activeFrom: player.instantBankingBlockedFrom },
  areWithdrawalsBlocked: player.blocked.withdrawals,
  canWithdraw: state.canWithdraw,
  sourceOfWealthStatus: player.sourceOfWealth && {
    dueDate: player.sourceOfWealth.dueAt,
    dueDateExpired: state.isSourceOfWealthOverdue,
    requiredDocumentsUploadV2: player.sourceOfWealth.documents,
  },
  bankingCDD: player.isBankingCddAsked,
});

/** PLAYER-21: what the operator has blocked for the player, as shown to them. */
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

const SHOWN_DIGITS = 4;

const masked = (number: string): string =>
  number.length > 2 * SHOWN_DIGITS ? `•••• ${number.slice(-SHOWN_DIGITS)}` : '••••';

// Cached, because country names are read with every page.
const countryNames = new Map<string, string>();

export function countryName(code: string, locale: Locale): string {
  const key = `${locale} ${code}`;
  const known = countryNames.get(key);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(code) ?? code;
  countryNames.set(key, name);
  return name;
}
