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
  isSuppressedInAnyCommunicationGroup: false,
  isUnderReview: false,
  kycCheckStatus: { status: 'NotNeed', deadline: null, verificationsDone: [], verificationsMissing: [] },
  marketingPreferences: { marketingBlocked: false },
  phoneNumber: '+358401234567',
  selfExclusionDetails: null,
  sourceOfWealthStatus: null,
  timeouts: null,
};
const request = { dueDate: later(48), dueDateExpired: false, requiredDocumentsUploadV2: [] };
const byName = [{ comment: 'The latest', requestedFundingType: 'Salary' }];
const fields = { id: 'one', from: later(-1), until: later(1), words: 'pots' };
const MAINTENANCE: SiteBanner = { ...fields, type: 'Maintenance', begins: NOW };

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
    player: { sourceOfWealthStatus: { ...request, requiredDocumentsUploadV2: byName } },
  },
  SowRequired: { player: { sourceOfWealthStatus: request } },
  BankingCDD: { player: { bankingCDD: true } },
  InstantBankingGracePeriod: { player: { instantBankingBlock: { activeFrom: later(5) } } },
  GermanyCloseDown: { banners: [{ ...fields, type: 'GermanyCloseDown' }] },
  Maintenance: { banners: [MAINTENANCE] },
  InstantBankingJackpot: { banners: [{ ...fields, type: 'InstantBankingJackpot' }] },
  Content: { banners: [{ ...fields, type: 'Content' }] },
  NovemberCampaign: { banners: [{ ...fields, type: 'NovemberCampaign' }] },
};

describe('the order of banners', () => {
  it('OPEN-29 a player without a reason has no banner', () => {
    expect(found({})).toBeNull();
  });

  it.each(ACCOUNT_BANNERS)('OPEN-29 %s is shown for its own reason', (type) => {
    expect(typeOf(CAUSES[type])).toBe(type);
  });

  const pairs = ACCOUNT_BANNERS.flatMap((severe, index) =>
    ACCOUNT_BANNERS.slice(index + 1).map((other) => [severe, other] as const),
  );
  it('OPEN-29 all 91 pairs are compared', () => expect(pairs).toHaveLength(91));
  it.each(pairs)('OPEN-29 %s is shown before %s', (severe, other) => {
    const [first, second] = [CAUSES[severe], CAUSES[other]];
    const banners = [...(second.banners ?? []), ...(first.banners ?? [])];
    expect(typeOf({ player: { ...second.player, ...first.player }, banners })).toBe(severe);
  });
});

describe('the banner of a closed account', () => {
  it.each([
    ['Closed', false, true],
    ['Closed', true, false],
    ['Active', false, false],
    ['Active', true, false],
  ] as const)(
    'BANNER-14 AMB-47 with status %s and reopening by the player %s is shown: %s',
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
    'BANNER-15 BANNER-16 with cause %s and login flow %s has the text %s and sign-in name %s',
    (cause, loginFlow, textKey, identifier) => {
      const accountStatus = { status: 'Closed', cause, reopenByCustomerAllowed: false };
      const settings = { ...germany.settings, loginFlow };
      expect(found({ player: { accountStatus }, site: { settings } })).toMatchObject({
        textKey,
        ...(identifier && { identifier }),
        path: '/withdraw/',
      });
    },
  );
});

describe('banners for the state of the player', () => {
  it.each([
    ['an end', later(24), 'SelfExclusion', later(24)],
    ['no end', null, 'SelfExclusionForGood', undefined],
  ])(
    'BANNER-06 RG-04 an exclusion with %s has its own text',
    (_what, exclusionEndsAt, textKey, changesAt) => {
      const banner = found({ player: { selfExclusionDetails: { exclusionEndsAt } } });
      expect(banner).toMatchObject({ textKey, path: '/withdraw/' });
      expect(banner?.changesAt).toEqual(changesAt);
    },
  );

  it.each([
    ['NotNeed', null, null],
    ['Done', null, null],
    ['Pending', later(-1), null],
    ['Required', null, 'KycRequiredNow'],
    ['WillBeRequired', later(24), 'KycRequired'],
    ['WillBeRequired', NOW, 'KycRequiredNow'],
    ['Required', later(-1), 'KycRequiredNow'],
  ] as const)('BANNER-04 KYC status %s with deadline %s has the text %s', (status, deadline, textKey) => {
    const kycCheckStatus = { ...nothing.kycCheckStatus, status, deadline };
    expect(found({ player: { kycCheckStatus } })?.textKey ?? null).toBe(textKey);
  });

  it.each([
    ['SowRequired', [], later(1), 'SowRequired'],
    ['SowRequired', [], later(-1), 'SowRequiredNow'],
    ['SowRequired', [], null, 'SowRequiredNow'],
    ['SowUploadRequired', byName, later(1), 'SowUploadRequired'],
    ['SowUploadRequired', byName, NOW, 'SowUploadRequiredNow'],
  ] as const)(
    'BANNER-07 BANNER-08 %s with requested documents %j due at %s has the text %s',
    (type, requiredDocumentsUploadV2, dueDate, textKey) => {
      const player = { sourceOfWealthStatus: { ...request, requiredDocumentsUploadV2, dueDate } };
      expect(found({ player })).toMatchObject({ type, textKey, path: '/source-of-wealth/' });
      expect(found({ player, hasSentPapers: true })).toBeNull();
    },
  );

  it.each([
    [later(1), 'InstantBankingGracePeriod'],
    [NOW, null],
    [later(-1), null],
  ])(
    'BANNER-12 a block of instant banking from %s is announced until it takes effect',
    (activeFrom, type) => {
      expect(typeOf({ player: { instantBankingBlock: { activeFrom } } })).toBe(type);
    },
  );
});

describe('banners in the site data', () => {
  it.each([
    ['BANNER-02', 'GermanyCloseDown'],
    ['BANNER-03', 'NovemberCampaign'],
    ['BANNER-05', 'Maintenance'],
    ['BANNER-10', 'Content'],
    ['BANNER-13', 'InstantBankingJackpot'],
  ] as const)('%s %s is shown from its start until its end', (_row, type) => {
    const shown = (from: Date, until: Date) =>
      typeOf({ banners: (CAUSES[type].banners ?? []).map((one) => ({ ...one, from, until })) });
    expect(shown(NOW, later(1))).toBe(type);
    expect(shown(later(-1), NOW)).toBeNull();
    expect(shown(new Date(NOW.getTime() + 1), later(1))).toBeNull();
  });

  it('OPEN-29 of each type the first active banner is shown', () => {
    const banners: SiteBanner[] = [
      { ...fields, type: 'Content', id: 'over', until: NOW },
      { ...fields, type: 'Content', id: 'nearer' },
      { ...fields, type: 'Content', id: 'further' },
    ];
    expect(found({ banners })).toMatchObject({ id: 'nearer', changesAt: later(1) });
  });

  it.each([
    ['DE', 'GermanyCloseDown'],
    ['FI', null],
    ['NO', null],
  ])(
    'BANNER-02 the close-down banner of the site data lists Germany: in %s the banner is %s',
    async (country, type) => {
      const site = (await testSites()).byBrand('northlight')?.inCountry(country);
      expect(site).toBeDefined();
      expect(typeOf({ site, banners: site?.banners })).toBe(type);
    },
  );

  it.each<[string, Partial<Site>]>([
    ['without a jackpot', { jackpot: null }],
    ['where nobody pays by instant banking', { paymentMethods: [] }],
    ['under a licence that does not want it', { hasRule: () => false }],
  ])('BANNER-13 LIC-17 the instant banking jackpot banner is not shown %s', (_where, site) => {
    expect(typeOf({ ...CAUSES.InstantBankingJackpot, site })).toBeNull();
  });

  it('BANNER-03 EXCLUSION-08 players with blocked marketing see no campaign', () => {
    const player = { marketingPreferences: { marketingBlocked: true } };
    expect(typeOf({ ...CAUSES.NovemberCampaign, player })).toBeNull();
  });

  it.each(ACCOUNT_BANNERS)('PLAYER-09 a suppressed player sees %s only as a service message', (type) => {
    const cause = CAUSES[type];
    const player = { ...cause.player, isSuppressedInAnyCommunicationGroup: true };
    const isMarketing = ['InstantBankingJackpot', 'Content', 'NovemberCampaign'].includes(type);
    expect(typeOf(cause)).toBe(type);
    expect(typeOf({ ...cause, player })).toBe(isMarketing ? null : type);
  });

  it('BANNER-10 a content banner links to its page only if the site has it', () => {
    const banners: SiteBanner[] = [{ ...fields, type: 'Content', page: 'raffle' }];
    expect(found({ banners })).toMatchObject({ path: '/raffle/' });
    const settings = { ...germany.settings, pages: [] };
    expect(found({ banners, site: { settings } })).not.toHaveProperty('path');
  });

  it('OPEN-29 a dismissed banner is not shown again unless its type cannot be dismissed', () => {
    const content: SiteBanner = { ...fields, type: 'Content', id: 'news' };
    const banners = [content, ...(CAUSES.NovemberCampaign.banners ?? [])];
    expect(typeOf({ banners, dismissed: ['news'] })).toBe('NovemberCampaign');
    expect(typeOf({ banners: [MAINTENANCE], dismissed: ['one', 'Maintenance'] })).toBe('Maintenance');
  });
});
