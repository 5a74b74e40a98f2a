import { PAGE_PATHS } from '@foyer/contract/content/pages.ts';
import { LOCALES, type Locale } from '@foyer/domain/locale.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sites } from '../../../sites/index.ts';
import { testSites } from '../../../sites/testSites.ts';
import { mostSevereBanner, type BannerPlayer, type FoundBanner } from './reasons.ts';
import { presentBanner } from './presentBanner.ts';

let sites: Sites;
beforeAll(async () => {
  sites = await testSites();
});

const told = (reason: Partial<FoundBanner>, locale: Locale = 'en', timeZone = 'Europe/Helsinki') =>
  presentBanner(
    { type: 'AccountClosed', id: 'AccountClosed', words: 'AccountClosed', ...reason },
    { locale, timeZone, brand: 'Northlight', say: sites.translator(locale, ['letters']) },
  );
const AT = new Date('2026-12-15T01:00:00Z');
/** ICU formats with narrow no-break spaces. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it('BANNER-16 a closed account is told that it has been closed indefinitely', () => {
  expect(told({ way: '/withdraw/' })).toMatchObject({
    title: expect.stringContaining('Your account has been closed indefinitely'),
    action: { label: 'Withdraw', url: '/withdraw/' },
    dismissal: null,
    changesAt: null,
  });
});

it('BANNER-15 one of several names what its owner signs in with', () => {
  const { title } = told({ words: 'MultipleAccounts', identifier: 'anna@foyer.test' });
  expect(title).toBe('Your account anna@foyer.test has been closed.');
});

it('BANNER-09 RG-05 a break is told with its end, by the clock of the brand and its name', () => {
  const { title } = told({ words: 'Timeout', moments: { until: AT } });
  expect(plain(title)).toMatch(/until December 15, 2026 at 3:00 AM GMT\+2\.$/);
});

it('BANNER-05 maintenance is told from its beginning to its end, the day once', () => {
  const end = new Date(AT.getTime() + 30 * 60_000);
  const { title } = told({ words: 'Maintenance', time: [AT, end] }, 'de');
  expect(plain(title)).toMatch(/^Kurze Wartung: 15\. Dezember 2026, 03:00–03:30 Uhr \S+\.$/);
});

it('OPEN-29 only what is harmless to miss may be put away', () => {
  expect(told({ type: 'Content', words: 'pots' }).dismissal).toBe('Dismiss');
  expect(told({ type: 'Maintenance', words: 'Maintenance', time: [AT, AT] }).dismissal).toBeNull();
});

describe('every text', () => {
  const WORDS = ['AccountClosed', 'MultipleAccounts', 'SelfExclusion', 'SelfExclusionForGood', 'Timeout'];
  const ASKED = ['KycRequired', 'SowUploadRequired', 'SowRequired'].flatMap((name) => [name, `${name}Now`]);
  const BANK = ['IdentityUnderReview', 'BankingCDD', 'InstantBankingGracePeriod'];
  it.each(LOCALES)('OPEN-29 is there in %s, whole', (locale) => {
    for (const words of [...WORDS, ...ASKED, ...BANK]) {
      const moments = { until: AT };
      const { title, text, action } = told({ words, moments, identifier: 'anna', way: '/' }, locale);
      for (const said of [title, text, action?.label]) {
        expect(said, words).not.toContain('letters.banner');
        expect(said, words).not.toMatch(/[{}]|^$/);
      }
    }
  });
});

describe('what the demo announces', () => {
  const anybody: BannerPlayer = {
    accountStatus: { status: 'Active', cause: null, reopenByCustomerAllowed: true },
    bankingCDD: false,
    email: 'anybody@foyer.test',
    instantBankingBlock: null,
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
  ] as const)('%s %s is told at %s to who is in %s', (_row, type, brand, country, locale, at, way) => {
    const site = sites.byBrand(brand)?.inCountry(country);
    if (!site) throw new Error('no such brand');
    const now = new Date(at);
    const found = (of: typeof site) =>
      mostSevereBanner({ site: of, player: anybody, hasSentPapers: false, now }, []);
    const banner = found(site);
    expect(banner).toMatchObject({ type });
    expect(banner?.way).toBe(way);
    const say = sites.translator(locale, ['letters']);
    const words = { locale, timeZone: site.timeZone, brand: site.settings.label, say };
    expect(banner && presentBanner(banner, words).title).not.toMatch(/[{}]|letters\.banner/);
    // A country without this banner.
    expect(found(site.inCountry('AT'))).toBeNull();
  });
});
