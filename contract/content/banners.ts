/** OPEN-29: the account banners, the gravest first. A player is shown the first that concerns him, and no other. */
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

/** What is lost on nobody who puts it away. */
const DISMISSIBLE: readonly AccountBannerType[] = ['Content', 'NovemberCampaign'];

export const isDismissible = (type: AccountBannerType): boolean => DISMISSIBLE.includes(type);

/** The cookie that keeps what was put away, by id, the latest first. */
export const DISMISSED_BANNERS = 'dismissedBanners';
const MOST_KEPT = 10;
const SEPARATOR = '.';

/** Nothing where nothing was put away, or what is there is not ours. */
export const dismissedIn = (value: string | null | undefined): readonly string[] =>
  (value ?? '').split(SEPARATOR).filter((id) => /^[a-z0-9-]{1,60}$/.test(id));

/** What the cookie says once this one is put away too. */
export const dismissing = (value: string | null, id: string): string =>
  [...new Set([id, ...dismissedIn(value)])].slice(0, MOST_KEPT).join(SEPARATOR);
