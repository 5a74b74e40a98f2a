import { ACCOUNT_BANNERS, type AccountBannerType } from '@foyer/contract/content/banners.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Site, SiteBanner } from '../../../sites/index.ts';
import { testSites } from '../../../sites/testSites.ts';
import { mostSevereBanner, type BannerPlayer, type Facts } from './reasons.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

const nothing: BannerPlayer = {
  accountStatus: { status: 'Active', cause: null, reopenByCustomerAllowed: true },
  bankingCDD: false,
  email: 'anna@foyer.test',
  instantBankingBlock: null,
  isUnderReview: false,
  kycCheckStatus: { status: 'NotNeed', deadline: null, verificationsDone: [], verificationsMissing: [] },
  marketingPreferences: { marketingBlocked: false },
  phoneNumber: '+358401234567',
  selfExclusionDetails: null,
  sourceOfWealthStatus: null,
  timeouts: null,
};
const asked = { dueDate: later(48), dueDateExpired: false, requiredDocumentsUploadV2: [] };
const byName = [{ comment: 'The latest', requestedFundingType: 'Salary' }];
const parts = { id: 'one', from: later(-1), until: later(1), words: 'pots' };
const MAINTENANCE: SiteBanner = { ...parts, type: 'Maintenance', begins: NOW };

/**
 * Germany, with a jackpot, instant banking and a licence that requires its notice, so that every banner is
 * possible.
 */
let germany: Facts['site'];
beforeAll(async () => {
  germany = { ...(await testSites()).defaultSite.inCountry('DE'), banners: [] };
});

interface Case {
  readonly player?: Partial<BannerPlayer>;
  readonly banners?: readonly SiteBanner[];
  readonly site?: Partial<Site>;
  readonly hasSentPapers?: boolean;
  readonly dismissed?: readonly string[];
}

const found = ({ player, banners = [], site, hasSentPapers = false, dismissed = [] }: Case) =>
  mostSevereBanner(
    {
      player: { ...nothing, ...player },
      site: { ...germany, banners, ...site },
      hasSentPapers,
      now: NOW,
    },
    dismissed,
  );
const typeOf = (change: Case) => found(change)?.type ?? null;

/** A minimal cause for each banner. */
const CAUSES: Readonly<Record<AccountBannerType, Case>> = {
  AccountClosed: {
    player: { accountStatus: { status: 'Closed', cause: null, reopenByCustomerAllowed: false } },
  },
  SelfExclusion: { player: { selfExclusionDetails: { exclusionEndsAt: null } } },
  Timeout: { player: { timeouts: { timeoutEndsAt: later(24) } } },
  IdentityUnderReview: { player: { isUnderReview: true } },
  KycRequired: { player: { kycCheckStatus: { ...nothing.kycCheckStatus, status: 'Required' } } },
  SowUploadRequired: {
    player: { sourceOfWealthStatus: { ...asked, requiredDocumentsUploadV2: byName } },
  },
  SowRequired: { player: { sourceOfWealthStatus: asked } },
  BankingCDD: { player: { bankingCDD: true } },
  InstantBankingGracePeriod: { player: { instantBankingBlock: { activeFrom: later(5) } } },
  GermanyCloseDown: { banners: [{ ...parts, type: 'GermanyCloseDown' }] },
  Maintenance: { banners: [MAINTENANCE] },
  InstantBankingJackpot: { banners: [{ ...parts, type: 'InstantBankingJackpot' }] },
  Content: { banners: [{ ...parts, type: 'Content' }] },
  NovemberCampaign: { banners: [{ ...parts, type: 'NovemberCampaign' }] },
};

describe('the order', () => {
  it('OPEN-29 without a cause there is none', () => {
    expect(found({})).toBeNull();
  });

  it.each(ACCOUNT_BANNERS)('OPEN-29 %s has a cause of its own', (type) => {
    expect(typeOf(CAUSES[type])).toBe(type);
  });

  const pairs = ACCOUNT_BANNERS.flatMap((graver, place) =>
    ACCOUNT_BANNERS.slice(place + 1).map((lesser) => [graver, lesser] as const),
  );
  it('OPEN-29 there are 91 pairs', () => expect(pairs).toHaveLength(91));
  it.each(pairs)('OPEN-29 of %s and %s together the first is shown', (graver, lesser) => {
    const [one, other] = [CAUSES[graver], CAUSES[lesser]];
    const banners = [...(other.banners ?? []), ...(one.banners ?? [])];
    expect(typeOf({ player: { ...other.player, ...one.player }, banners })).toBe(graver);
  });
});

describe('the closed account', () => {
  it.each([
    ['Closed', false, true],
    ['Closed', true, false],
    ['Active', false, false],
    ['Active', true, false],
  ] as const)(
    'BANNER-14 AMB-47 status %s, to be reopened by its owner %s: shown %s',
    (status, mayReopen, isShown) => {
      const accountStatus = { status, cause: null, reopenByCustomerAllowed: mayReopen };
      expect(typeOf({ player: { accountStatus } })).toBe(isShown ? 'AccountClosed' : null);
    },
  );

  it.each([
    ['MultipleAccounts', 'Keycloak', 'MultipleAccounts', 'anna@foyer.test'],
    ['MultipleAccounts', 'Sms', 'MultipleAccounts', '+358401234567'],
    ['CustomerRequest', 'Keycloak', 'AccountClosed', undefined],
    [null, 'Sms', 'AccountClosed', undefined],
  ] as const)(
    'BANNER-15 BANNER-16 closed by %s where the way in is %s it says %s, and %s',
    (cause, loginFlow, words, identifier) => {
      const accountStatus = { status: 'Closed', cause, reopenByCustomerAllowed: false };
      const settings = { ...germany.settings, loginFlow };
      expect(found({ player: { accountStatus }, site: { settings } })).toMatchObject({
        words,
        ...(identifier && { identifier }),
        way: '/withdraw/',
      });
    },
  );
});

describe('how the player stands', () => {
  it.each([
    ['an end', later(24), 'SelfExclusion', later(24)],
    ['no end', null, 'SelfExclusionForGood', undefined],
  ])('BANNER-06 RG-04 an exclusion with %s is told as such', (_what, exclusionEndsAt, words, changesAt) => {
    const told = found({ player: { selfExclusionDetails: { exclusionEndsAt } } });
    expect(told).toMatchObject({ words, way: '/withdraw/' });
    expect(told?.changesAt).toEqual(changesAt);
  });

  it.each([
    ['NotNeed', null, null],
    ['Done', null, null],
    ['Pending', later(-1), null],
    ['Required', null, 'KycRequiredNow'],
    ['WillBeRequired', later(24), 'KycRequired'],
    ['WillBeRequired', NOW, 'KycRequiredNow'],
    ['Required', later(-1), 'KycRequiredNow'],
  ] as const)('BANNER-04 KYC %s by %s says %s', (status, deadline, words) => {
    const kycCheckStatus = { ...nothing.kycCheckStatus, status, deadline };
    expect(found({ player: { kycCheckStatus } })?.words ?? null).toBe(words);
  });

  it.each([
    ['SowRequired', [], later(1), 'SowRequired'],
    ['SowRequired', [], later(-1), 'SowRequiredNow'],
    ['SowRequired', [], null, 'SowRequiredNow'],
    ['SowUploadRequired', byName, later(1), 'SowUploadRequired'],
    ['SowUploadRequired', byName, NOW, 'SowUploadRequiredNow'],
  ] as const)(
    'BANNER-07 BANNER-08 %s with %j asked for by %s says %s',
    (type, requiredDocumentsUploadV2, dueDate, words) => {
      const player = { sourceOfWealthStatus: { ...asked, requiredDocumentsUploadV2, dueDate } };
      expect(found({ player })).toMatchObject({ type, words, way: '/source-of-wealth/' });
      expect(found({ player, hasSentPapers: true })).toBeNull();
    },
  );

  it.each([
    [later(1), 'InstantBankingGracePeriod'],
    [NOW, null],
    [later(-1), null],
  ])('BANNER-12 a block of instant banking from %s is announced until it is in force', (activeFrom, type) => {
    expect(typeOf({ player: { instantBankingBlock: { activeFrom } } })).toBe(type);
  });
});

describe('what site data announces', () => {
  it.each([
    'GermanyCloseDown',
    'Maintenance',
    'InstantBankingJackpot',
    'Content',
    'NovemberCampaign',
  ] as const)('BANNER-02 BANNER-05 BANNER-13 %s is shown from its start until its end', (type) => {
    const shown = (from: Date, until: Date) =>
      typeOf({ banners: (CAUSES[type].banners ?? []).map((one) => ({ ...one, from, until })) });
    expect(shown(NOW, later(1))).toBe(type);
    expect(shown(later(-1), NOW)).toBeNull();
    expect(shown(new Date(NOW.getTime() + 1), later(1))).toBeNull();
  });

  it('OPEN-29 of one kind the first that runs is shown', () => {
    const banners: SiteBanner[] = [
      { ...parts, type: 'Content', id: 'over', until: NOW },
      { ...parts, type: 'Content', id: 'nearer' },
      { ...parts, type: 'Content', id: 'further' },
    ];
    expect(found({ banners })).toMatchObject({ id: 'nearer', changesAt: later(1) });
  });

  it('BANNER-02 the close-down of Germany is told to nobody elsewhere', () => {
    const settings = { ...germany.settings, country: 'FI' };
    expect(typeOf({ ...CAUSES.GermanyCloseDown, site: { settings } })).toBeNull();
  });

  it.each<[string, Partial<Site>]>([
    ['without a jackpot', { jackpot: null }],
    ['where nobody pays by instant banking', { paymentMethods: [] }],
    ['under a licence that does not want it', { requires: () => false }],
  ])('BANNER-13 LIC-17 %s nobody is told of it', (_where, site) => {
    expect(typeOf({ ...CAUSES.InstantBankingJackpot, site })).toBeNull();
  });

  it('BANNER-03 EXCLUSION-08 who may not be advertised to sees no campaign', () => {
    const player = { marketingPreferences: { marketingBlocked: true } };
    expect(typeOf({ ...CAUSES.NovemberCampaign, player })).toBeNull();
  });

  it('BANNER-10 one leads to its page where the site has it, and nowhere else', () => {
    const banners: SiteBanner[] = [{ ...parts, type: 'Content', page: 'raffle' }];
    expect(found({ banners })).toMatchObject({ way: '/raffle/' });
    const settings = { ...germany.settings, pages: [] };
    expect(found({ banners, site: { settings } })).not.toHaveProperty('way');
  });

  it('OPEN-29 what was put away stays away, and what may not be put away does not', () => {
    const content: SiteBanner = { ...parts, type: 'Content', id: 'news' };
    const banners = [content, ...(CAUSES.NovemberCampaign.banners ?? [])];
    expect(typeOf({ banners, dismissed: ['news'] })).toBe('NovemberCampaign');
    expect(typeOf({ banners: [MAINTENANCE], dismissed: ['one', 'Maintenance'] })).toBe('Maintenance');
  });
});
