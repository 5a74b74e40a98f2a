/** OPEN-29: account banners, most serious first. A player sees only the first one that applies to them. */
export const ACCOUNT_BANNERS = [
  'AccountClosed',
  'SelfExclusion',
  'Timeout',
  'IdentityUnderReview',
  'KycRequired',
  'SowUploadRequired',
  'SowRequired',
  'BankingCDD',
  'InstantBankingGracePeriod',
  'GermanyCloseDown',
  'Maintenance',
  'InstantBankingJackpot',
  'Content',
  'NovemberCampaign',
] as const;

export type AccountBannerType = (typeof ACCOUNT_BANNERS)[number];

/** Banners without information that the player needs, which can therefore be dismissed. */
const DISMISSIBLE: readonly AccountBannerType[] = ['Content', 'NovemberCampaign'];

export const isDismissible = (type: AccountBannerType): boolean => DISMISSIBLE.includes(type);

/** Cookie that stores the ids of dismissed banners, newest first. */
export const DISMISSED_BANNERS = 'dismissedBanners';
const MAX_STORED = 10;
const SEPARATOR = '.';

/** Ids of the dismissed banners; invalid entries of the cookie are ignored. */
export const dismissedIn = (value: string | null | undefined): readonly string[] =>
  (value ?? '').split(SEPARATOR).filter((id) => /^[a-z0-9-]{1,60}$/.test(id));

export const dismissing = (value: string | null, id: string): string =>
  [...new Set([id, ...dismissedIn(value)])].slice(0, MAX_STORED).join(SEPARATOR);
