import { PAGE_PATHS } from '@foyer/contract/content/pages.ts';
import { DEMO_LOCALES, type Locale } from '@foyer/domain/locale.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sites } from '../../../sites/index.ts';
import { testSites } from '../../../sites/testSites.ts';
import { mostSevereBanner, type BannerPlayer, type FoundBanner } from './reasons.ts';
import { presentBanner } from './presentBanner.ts';

let sites: Sites;
beforeAll(async () => {
  sites = await testSites();
});

const present = (reason: Partial<FoundBanner>, locale: Locale = 'en', timeZone = 'Europe/Helsinki') =>
  presentBanner(
    { type: 'AccountClosed', id: 'AccountClosed', textKey: 'AccountClosed', ...reason },
    { locale, timeZone, brand: 'Northlight', translate: sites.translator(locale, ['letters']) },
  );
const AT = new Date('2026-12-15T01:00:00Z');
/** ICU formats times with narrow no-break spaces, which this replaces with normal ones. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it('BANNER-16 the banner of a closed account says that it was closed indefinitely', () => {
  expect(present({ path: '/withdraw/' })).toMatchObject({
    title: expect.stringContaining('Your account has been closed indefinitely'),
    action: { label: 'Withdraw', url: '/withdraw/' },
    dismissal: null,
    changesAt: null,
  });
});

it('BANNER-15 the banner of a duplicate account names its sign-in name', () => {
  const { title } = present({ textKey: 'MultipleAccounts', identifier: 'anna@foyer.test' });
  expect(title).toBe('Your account anna@foyer.test has been closed.');
});

it('BANNER-09 RG-05 the banner of a time-out has its end with the time zone of the brand', () => {
  const { title } = present({ textKey: 'Timeout', moments: { until: AT } });
  expect(plain(title)).toMatch(/until December 15, 2026 at 3:00 AM GMT\+2\.$/);
});

it('BANNER-05 the maintenance banner has start and end time, and the date once', () => {
  const end = new Date(AT.getTime() + 30 * 60_000);
  const { title } = present({ textKey: 'Maintenance', time: [AT, end] }, 'de');
  expect(plain(title)).toMatch(/^Kurze Wartung: 15\. Dezember 2026, 03:00–03:30 Uhr \S+\.$/);
});

it('OPEN-29 content banners can be dismissed, maintenance banners cannot', () => {
  expect(present({ type: 'Content', textKey: 'pots' }).dismissal).toBe('Dismiss');
  expect(present({ type: 'Maintenance', textKey: 'Maintenance', time: [AT, AT] }).dismissal).toBeNull();
});

describe('banner texts', () => {
  const ACCOUNT = ['AccountClosed', 'MultipleAccounts', 'SelfExclusion', 'SelfExclusionForGood', 'Timeout'];
  const REQUESTS = ['KycRequired', 'SowUploadRequired', 'SowRequired'].flatMap((name) => [
    name,
    `${name}Now`,
  ]);
  const BANK = ['IdentityUnderReview', 'BankingCDD', 'InstantBankingGracePeriod'];
  it.each(DEMO_LOCALES)('OPEN-29 are complete in %s', (locale) => {
    for (const textKey of [...ACCOUNT, ...REQUESTS, ...BANK]) {
      const moments = { until: AT };
      const { title, text, action } = present({ textKey, moments, identifier: 'anna', path: '/' }, locale);
      for (const shown of [title, text, action?.label]) {
        expect(shown, textKey).not.toContain('letters.banner');
        expect(shown, textKey).not.toMatch(/[{}]|^$/);
      }
    }
  });
});

describe('banners of the demo sites', () => {
  const anybody: BannerPlayer = {
    accountStatus: { status: 'Active', cause: null, reopenByCustomerAllowed: true },
    bankingCDD: false,
    email: 'anybody@foyer.test',
    instantBankingBlock: null,
    isSuppressedInAnyCommunicationGroup: false,
    isUnderReview: false,
    kycCheckStatus: {
      status: 'NotNeed',
      deadline: null,
      verificationsDone: [],
      verificationsMissing: [],
    },
    marketingPreferences: { marketingBlocked: false },
    phoneNumber: null,
    selfExclusionDetails: null,
    sourceOfWealthStatus: null,
    timeouts: null,
  };

  it.each([
    ['BANNER-02', 'GermanyCloseDown', 'northlight', 'DE', 'de', '2026-12-01T00:00:00Z', '/withdraw/'],
    [
      'BANNER-13',
      'InstantBankingJackpot',
      'northlight',
      'MT',
      'en',
      '2026-12-01T00:00:00Z',
      PAGE_PATHS.jackpot,
    ],
    ['BANNER-05', 'Maintenance', 'baltika', 'FI', 'fi', '2026-12-01T00:00:00Z', undefined],
    ['BANNER-10', 'Content', 'tivoli', 'JP', 'ja', '2026-12-01T00:00:00Z', PAGE_PATHS.jackpot],
    ['BANNER-03', 'NovemberCampaign', 'tivoli', 'CA', 'en_CA', '2026-11-15T00:00:00Z', PAGE_PATHS.raffle],
  ] as const)('%s %s is shown at %s to players in %s', (_row, type, brand, country, locale, at, path) => {
    const site = sites.byBrand(brand)?.inCountry(country);
    if (!site) throw new Error('no such brand');
    const now = new Date(at);
    const found = (of: typeof site) =>
      mostSevereBanner({ site: of, player: anybody, hasSentPapers: false, now }, []);
    const banner = found(site);
    expect(banner).toMatchObject({ type });
    expect(banner?.path).toBe(path);
    const translate = sites.translator(locale, ['letters']);
    const context = { locale, timeZone: site.timeZone, brand: site.settings.label, translate };
    expect(banner && presentBanner(banner, context).title).not.toMatch(/[{}]|letters\.banner/);
    // Austria does not have this banner.
    expect(found(site.inCountry('AT'))).toBeNull();
  });
});
