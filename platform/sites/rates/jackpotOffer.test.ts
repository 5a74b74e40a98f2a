import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { JackpotOfferSchema } from '@foyer/contract/jackpot/offer.ts';
import { stepsOf } from '@foyer/contract/registration/methods.ts';
import { foldFeatures } from '../foldSettings.ts';
import type { Sites } from '../loadSites.ts';
import { testSites } from '../testSites.ts';
import { jackpotOfferOf, type OfferingSite } from './jackpotOffer.ts';

let loaded: Promise<Sites> | undefined;
const loadOnce = () => (loaded ??= testSites());

function offeringSite(sites: Sites): OfferingSite {
  const { jackpot } = sites.byBrand('harbour')!;
  return { features: ['JackpotInRegistrationFlow'], currency: 'NZD', jackpot };
}

describe('the jackpot choice for new players', () => {
  it('FLAG-13 has the jackpot’s contributions in the account’s currency, with odds and bounds', async () => {
    const sites = await loadOnce();
    const { settings, jackpot } = sites.byBrand('harbour')!.inCountry('NZ');
    const offer = settings.jackpotOffer!;
    expect(() => v.parse(JackpotOfferSchema, offer)).not.toThrow();
    expect(offer.options).toEqual(['0.10', '0.20', '0.40', '1.00']);
    const [mega, , minor, shared] = offer.pots;
    // A New Zealand dollar is 0.4871 euros; a contribution of one euro wins this pot once in 250,000 bets.
    expect(mega?.oneIn?.map((odds) => Math.round(odds / 1000))).toEqual([5132, 2566, 1283, 513]);
    expect([mega?.seed, mega?.ceiling, mega?.share]).toEqual(['20529.67', '513241.75', 0.4]);
    expect(minor?.mustDropWithinHours).toBe(24);
    expect([shared?.id, shared?.oneIn, offer.communitySize]).toEqual([
      'shared',
      null,
      jackpot?.pots.shared?.winners,
    ]);
    expect(stepsOf(settings)).toContain('jackpot');
  });

  it.each<[string, Partial<OfferingSite>]>([
    ['the toggle is off, or the licence forbids it', { features: ['JackpotAutoOptIn'] }],
    ['there is no jackpot, or the licence forbids it', { jackpot: null }],
    ['nothing may be given in the currency of the account', { currency: 'JPY' }],
  ])('FLAG-13 is null where %s', async (_why, change) => {
    const sites = await loadOnce();
    expect(jackpotOfferOf(offeringSite(sites), sites.euros)).not.toBeNull();
    expect(jackpotOfferOf({ ...offeringSite(sites), ...change }, sites.euros)).toBeNull();
  });

  it('FLAG-13 is null where the currency of the account has no rate', async () => {
    const sites = await loadOnce();
    expect(jackpotOfferOf(offeringSite(sites), { EUR: '1', NZD: '0.4871' })).not.toBeNull();
    expect(jackpotOfferOf(offeringSite(sites), { EUR: '1' })).toBeNull();
  });

  it('FLAG-13 is null for a country that enables it where the licence forbids it', async () => {
    const sites = await loadOnce();
    const features = foldFeatures(
      { forbiddenFeatures: ['JackpotInRegistrationFlow'] },
      { features: ['JackpotInRegistrationFlow'] },
      { features: { JackpotInRegistrationFlow: true } },
    );
    expect(jackpotOfferOf({ ...offeringSite(sites), features }, sites.euros)).toBeNull();
  });

  it('FLAG-13 has no community without a shared pot, and shows contributions as the jackpot does', async () => {
    const sites = await loadOnce();
    const site = offeringSite(sites);
    const { pots } = site.jackpot!;
    for (const showsPercentage of [true, false]) {
      const jackpot = { ...site.jackpot!, showsPercentage, pots: { ...pots, shared: null } };
      const offer = jackpotOfferOf({ ...site, jackpot }, sites.euros)!;
      expect(offer.pots.map(({ id }) => id)).toEqual(['mega', 'major', 'minor']);
      expect([offer.communitySize, offer.showsPercentage]).toEqual([0, showsPercentage]);
    }
  });

  it('FLAG-13 FLAG-21 is null at brands that do not enable it', async () => {
    const sites = await loadOnce();
    const { settings } = sites.byBrand('northlight')!;
    expect([settings.jackpotOffer, stepsOf(settings).includes('jackpot')]).toEqual([null, false]);
  });
});
