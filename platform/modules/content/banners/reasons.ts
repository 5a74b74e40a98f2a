import { ACCOUNT_BANNERS, isDismissible, type AccountBannerType } from '@foyer/contract/content/banners.ts';
import { mayReceive, MESSAGE_KINDS } from '@foyer/contract/player/messageKinds.ts';
import { PAGE_PATHS } from '@foyer/contract/content/pages.ts';
import type { Player } from '@foyer/contract/generated/resolvers.ts';
import type { Site, SiteBanner } from '../../../sites/index.ts';

export type BannerPlayer = Pick<
  Player,
  | 'accountStatus'
  | 'bankingCDD'
  | 'email'
  | 'instantBankingBlock'
  | 'isSuppressedInAnyCommunicationGroup'
  | 'kycCheckStatus'
  | 'marketingPreferences'
  | 'phoneNumber'
  | 'selfExclusionDetails'
  | 'sourceOfWealthStatus'
  | 'timeouts'
> & {
  /** EXCLUSION-06: whether play is blocked until the player's identity is confirmed. */
  readonly isUnderReview: boolean;
};

export interface Facts {
  readonly player: BannerPlayer;
  readonly site: Pick<Site, 'banners' | 'jackpot' | 'paymentMethods' | 'hasRule' | 'settings'>;
  /** Whether submitted source of wealth documents wait for the operator's review. */
  readonly hasSentPapers: boolean;
  readonly now: Date;
}

export interface Reason {
  /** The banner's id in the site data; defaults to the banner type if the player's own state is the reason. */
  readonly id?: string;
  /** The texts are `letters.banner.<textKey>.title`, `.text` and `.act`. */
  readonly textKey: string;
  readonly identifier?: string;
  /** Text values formatted as dates. */
  readonly days?: Readonly<Record<string, Date>>;
  /** Text values formatted as dates with time. */
  readonly moments?: Readonly<Record<string, Date>>;
  /** A time range, formatted as the text value `time`. */
  readonly time?: readonly [Date, Date];
  /** Target path of the banner's button, without locale. */
  readonly path?: string;
  readonly changesAt?: Date;
}

type Condition = (facts: Facts) => Reason | null;

const WITHDRAWAL = '/withdraw/';
const DOCUMENTS = '/profile/documents/';
const SOURCE_OF_WEALTH = '/source-of-wealth/';
const HELP = 'additional-information';

/** The page with the operator's contact details, if the site has it. */
const helpOf = ({ settings }: Facts['site']): Pick<Reason, 'path'> =>
  settings.contentPages.includes(HELP) ? { path: `/${HELP}/` } : {};

const CONDITIONS: Readonly<Record<AccountBannerType, Condition>> = {
  // BANNER-14 to BANNER-16; AMB-47: no banner for an account that the player may reopen.
  AccountClosed({ player, site }) {
    const { status, cause, reopenByCustomerAllowed } = player.accountStatus;
    if (status !== 'Closed' || reopenByCustomerAllowed) return null;
    if (cause !== 'MultipleAccounts') return { textKey: 'AccountClosed', path: WITHDRAWAL };
    // The sign-in name tells players which of their accounts is closed.
    const identifier =
      site.settings.loginFlow === 'Sms' && player.phoneNumber ? player.phoneNumber : player.email;
    return { textKey: 'MultipleAccounts', identifier, path: WITHDRAWAL };
  },
  // RG-04, EXCLUSION-04: an excluded player can still withdraw, so the banner leads to the withdrawal page.
  SelfExclusion({ player: { selfExclusionDetails } }) {
    if (!selfExclusionDetails) return null;
    const { exclusionEndsAt } = selfExclusionDetails;
    if (!exclusionEndsAt) return { textKey: 'SelfExclusionForGood', path: WITHDRAWAL };
    const until = new Date(exclusionEndsAt);
    return { textKey: 'SelfExclusion', moments: { until }, path: WITHDRAWAL, changesAt: until };
  },
  // RG-05: a player in a time-out can still withdraw, so the banner leads to the withdrawal page.
  Timeout({ player: { timeouts } }) {
    if (!timeouts) return null;
    const until = new Date(timeouts.timeoutEndsAt);
    return { textKey: 'Timeout', moments: { until }, path: WITHDRAWAL, changesAt: until };
  },
  // EXCLUSION-06: the review ends when the identity is verified or the staff decides.
  IdentityUnderReview: ({ player: { isUnderReview } }) =>
    isUnderReview ? { textKey: 'IdentityUnderReview', path: DOCUMENTS } : null,
  // MONEY-05: no banner while the operator reviews the submitted documents.
  KycRequired({ player: { kycCheckStatus }, now }) {
    const { status, deadline } = kycCheckStatus;
    if (status !== 'Required' && status !== 'WillBeRequired') return null;
    return { ...due('KycRequired', deadline, now), path: DOCUMENTS };
  },
  // SOW-06: the operator has requested a specific document.
  SowUploadRequired: (facts) => sourceOfWealth(facts, 'SowUploadRequired'),
  // MONEY-06: the player must prove where their money comes from.
  SowRequired: (facts) => sourceOfWealth(facts, 'SowRequired'),
  BankingCDD: ({ player, site }) => (player.bankingCDD ? { textKey: 'BankingCDD', ...helpOf(site) } : null),
  // CASH-26: announced but not in force yet.
  InstantBankingGracePeriod({ player: { instantBankingBlock }, site, now }) {
    if (!instantBankingBlock) return null;
    const until = new Date(instantBankingBlock.activeFrom);
    if (until <= now) return null;
    return { textKey: 'InstantBankingGracePeriod', moments: { until }, ...helpOf(site), changesAt: until };
  },
  // BANNER-02: the banner in the site data lists its countries.
  GermanyCloseDown: ({ site, now }) => announced('GermanyCloseDown', site, now, WITHDRAWAL),
  Maintenance: ({ site, now }) => announced('Maintenance', site, now),
  // LIC-17: the licence requires this notice of sites that have both a jackpot and instant banking.
  InstantBankingJackpot({ site, now }) {
    const isFor =
      site.hasRule('ibJackpotNotification') &&
      site.jackpot !== null &&
      site.paymentMethods.some(({ isInstantBanking }) => isInstantBanking);
    return isFor ? announced('InstantBankingJackpot', site, now, PAGE_PATHS.jackpot) : null;
  },
  Content: ({ site, now }) => announced('Content', site, now),
  // EXCLUSION-08: counts as marketing, so players with blocked marketing do not see it.
  NovemberCampaign: ({ player, site, now }) =>
    player.marketingPreferences.marketingBlocked ? null : announced('NovemberCampaign', site, now),
};

/** Returns the banner with its due date, or as overdue. */
function due(textKey: string, day: Date | string | null | undefined, now: Date): Reason {
  const until = day ? new Date(day) : now;
  return until > now ? { textKey, days: { until }, changesAt: until } : { textKey: `${textKey}Now` };
}

function sourceOfWealth(
  { player: { sourceOfWealthStatus: status }, hasSentPapers, now }: Facts,
  type: 'SowRequired' | 'SowUploadRequired',
): Reason | null {
  if (!status || hasSentPapers) return null;
  const namesDocuments = status.requiredDocumentsUploadV2.length > 0;
  if (namesDocuments !== (type === 'SowUploadRequired')) return null;
  return { ...due(type, status.dueDate, now), path: SOURCE_OF_WEALTH };
}

/**
 * The banner of this type in the site data that is active now.
 * @param defaultPath target path unless the banner names a page
 */
function announced(
  type: SiteBanner['type'],
  site: Facts['site'],
  now: Date,
  defaultPath?: string,
): Reason | null {
  const found = site.banners.find((one) => one.type === type && one.from <= now && now < one.until);
  if (!found) return null;
  const { id, words: textKey, from, until } = found;
  const path = ('page' in found && found.page ? pathOf(site, found.page) : undefined) ?? defaultPath;
  return {
    id,
    textKey,
    ...(found.type === 'Maintenance' ? { time: [found.begins, until] as const } : { days: { from, until } }),
    ...(path !== undefined && { path }),
    changesAt: until,
  };
}

/** A licence or country banner may name a page that the brand does not have. */
const pathOf = ({ settings }: Facts['site'], page: keyof typeof PAGE_PATHS): string | undefined =>
  settings.pages.includes(page) ? PAGE_PATHS[page] : undefined;

export interface FoundBanner extends Reason {
  readonly type: AccountBannerType;
  readonly id: string;
}

/**
 * OPEN-29: the most severe banner that applies and was not dismissed.
 * @param dismissed banner ids
 */
export function mostSevereBanner(facts: Facts, dismissed: readonly string[]): FoundBanner | null {
  const isSuppressed = facts.player.isSuppressedInAnyCommunicationGroup;
  for (const type of ACCOUNT_BANNERS) {
    if (!mayReceive(MESSAGE_KINDS.banner[type], isSuppressed)) continue;
    const reason = CONDITIONS[type](facts);
    if (!reason) continue;
    const { id = type } = reason;
    if (!(isDismissible(type) && dismissed.includes(id))) return { ...reason, type, id };
  }
  return null;
}
