import type { Device } from '@foyer/contract/catalogue/devices.ts';
import type { Feature } from '@foyer/contract/content/features.ts';
import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { Measure, Requirement } from '@foyer/contract/content/rules.ts';
import { chooseTheme, type Theme } from '@foyer/contract/content/theme.ts';
import { methodOf, type MethodsByCountry } from '@foyer/contract/registration/methods.ts';
import type { SiteBanner } from '@foyer/sites/schema/banners.ts';
import type { BrandFile, HeroChoice } from '@foyer/sites/schema/brand.ts';
import type { CalendarFile } from '@foyer/sites/schema/calendar.ts';
import type { CashbackFile } from '@foyer/sites/schema/cashback.ts';
import type { GamificationFile } from '@foyer/sites/schema/gamification.ts';
import type { JackpotFile } from '@foyer/sites/schema/jackpot.ts';
import type { LicenceFile } from '@foyer/sites/schema/licence.ts';
import type { MarketFile } from '@foyer/sites/schema/market.ts';
import type { PaymentMethodData } from '@foyer/sites/schema/payments.ts';
import type { PromotionsFile } from '@foyer/sites/schema/promotions.ts';
import type { RaffleFile } from '@foyer/sites/schema/raffle.ts';
import type { ShopFile } from '@foyer/sites/schema/shop.ts';
import type { SelfExclusionData } from '@foyer/sites/schema/selfExclusion.ts';
import { USUAL_WEIGHTS } from '@foyer/sites/schema/wagering.ts';
import type { RatesFile } from '@foyer/sites/schema/rates.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { brandId, type BrandId } from '@foyer/domain/ids.ts';
import type { Licence } from '@foyer/domain/licence.ts';
import { foldBanners } from './checks/foldBanners.ts';
import { foldSettings } from './foldSettings.ts';
import { realityCheckPeriodsOf } from './checks/realityChecks.ts';
import { methodsOf } from './paymentMethods.ts';
import { jackpotOfferOf } from './rates/jackpotOffer.ts';

/** Where a visitor or player is, which decides what may be shown. */
export interface Market {
  readonly country: string;
  /** An ISO 3166-2 code where it is known, as some countries differ within. */
  readonly subDivision: string | null;
  readonly currency: Currency;
  readonly licence: Licence;
  /** Null where nobody knows: then only what every device may have is shown. */
  readonly device: Device | null;
}

/** A brand as one country sees it: code asks what it requires and has, never which brand it is. */
export interface Site {
  readonly brand: BrandId;
  readonly settings: LobbySettings;
  /** Where the brand's days begin: an IANA name. */
  readonly timeZone: string;
  readonly theme: Theme;
  readonly themes: readonly [Theme, ...Theme[]];
  readonly market: Market;
  /** Absolute path of the brand's files. */
  readonly folder: string;
  /** Where browsers reach the brand, as it is configured; null where it is reached by loopback names alone. */
  readonly origin: string | null;
  readonly hosts: readonly string[];
  readonly heroes: readonly HeroChoice[];
  /** Slugs of the lobby's lists, top to bottom. */
  readonly lobby: readonly string[];
  /** How money may go in and out here, in the brand's currencies; the first is offered first. */
  readonly paymentMethods: readonly PaymentMethodData[];
  /** How much of a stake counts for a bonus, in per cent by kind of game; a kind that is not named counts nothing. */
  readonly wageringWeights: Readonly<Record<string, number>>;
  /** Null where the brand has none, or its licence forbids them. */
  readonly jackpot: JackpotFile | null;
  /** The same of its raffle. */
  readonly raffle: RaffleFile | null;
  /** The same of what stands on its page of promotions. */
  readonly promotions: PromotionsFile | null;
  /** The same of its countdown. */
  readonly calendar: CalendarFile | null;
  /** OPEN-29: what its data announces to players of the country, whenever it runs. */
  readonly banners: readonly SiteBanner[];
  /** The same of its loyalty programme, missions and tournaments; null as well where no provider is named. */
  readonly gamification: GamificationFile | null;
  /** The same; a country that has none of it has no such page either. */
  readonly cashback: CashbackFile | null;
  /** What points buy; the same as the loyalty programme. */
  readonly shop: ShopFile | null;
  /** Minutes between two reality checks that players may choose, the shortest first; empty where none are made. */
  readonly realityCheckPeriods: readonly number[];
  /** What players take to stop; no terms where no self-exclusion is demanded (LIC-15). */
  readonly selfExclusion: SelfExclusionData;
  /** With `measure` the one way to ask for a licence rule: `settings.rules` is for browsers. */
  requires(rule: Requirement): boolean;
  measure(rule: Measure): number;
  has(feature: Feature): boolean;
  /** Whether players of the country may be here at all. */
  serves(country: string): boolean;
  /** The same brand for another country. */
  inCountry(country: string): Site;
  /** As a visitor of a country sees it on the same device; as it is for a country that is not served, and for none. */
  seenFrom(country: string | null | undefined): Site;
  /** The same brand and country as somebody with such a device sees it. */
  onDevice(device: Device | null): Site;
}

export interface SiteData {
  readonly brand: BrandFile;
  readonly licence: LicenceFile;
  readonly markets: ReadonlyMap<string, MarketFile>;
  readonly registration: MethodsByCountry;
  readonly paymentMethods: readonly PaymentMethodData[];
  readonly themes: readonly [Theme, ...Theme[]];
  readonly jackpot: JackpotFile | null;
  readonly raffle: RaffleFile | null;
  readonly promotions: PromotionsFile | null;
  readonly calendar: CalendarFile | null;
  readonly gamification: GamificationFile | null;
  readonly cashback: CashbackFile | null;
  readonly shop: ShopFile | null;
  readonly euros: RatesFile['euros'];
  readonly folder: string;
}

export function createSite(data: SiteData): Site {
  const { brand, licence, markets, registration, euros } = data;
  const allowed = allowedBy(licence, data);
  const byCountry = new Map<string, Site>();

  function inCountry(country: string): Site {
    const known = byCountry.get(country);
    if (known) return known;
    const market = markets.get(country);
    const folded = foldSettings(licence, brand, country, market);
    const settings = {
      ...folded,
      pages: folded.pages.filter((page) => page !== 'cashback' || isCashbackIn(data, country)),
      registration: methodOf(registration, country),
      jackpotOffer: jackpotOfferOf({ ...folded, jackpot: allowed.jackpot }, euros),
    };
    const banners = foldBanners(licence, brand, market, country);
    const site = describeSite({ ...data, allowed, banners }, settings, inCountry);
    // Only countries we have a file for are kept: the name comes from outside.
    if (market) byCountry.set(country, site);
    return site;
  }
  return inCountry(brand.country);
}

type OfPages = Pick<Site, 'jackpot' | 'raffle' | 'promotions' | 'calendar' | 'cashback' | 'shop'>;

/** What stands on a page that the licence forbids is not there. */
function allowedBy({ forbiddenPages }: LicenceFile, data: OfPages): OfPages {
  const unlessForbidden = <Page extends Exclude<keyof OfPages, 'shop'>>(page: Page) =>
    forbiddenPages.includes(page) ? null : data[page];
  return {
    jackpot: unlessForbidden('jackpot'),
    raffle: unlessForbidden('raffle'),
    promotions: unlessForbidden('promotions'),
    calendar: unlessForbidden('calendar'),
    cashback: unlessForbidden('cashback'),
    shop: forbiddenPages.includes('rewardsShop') ? null : data.shop,
  };
}

const isCashbackIn = ({ cashback }: SiteData, country: string): boolean =>
  cashback?.countries?.includes(country) ?? true;

function describeSite(
  {
    brand,
    licence,
    themes,
    folder,
    paymentMethods,
    allowed,
    gamification,
    banners,
  }: SiteData & Pick<Site, 'banners'> & { readonly allowed: OfPages },
  settings: LobbySettings,
  inCountry: Site['inCountry'],
): Site {
  const features = new Set<Feature>(settings.features);
  const seenOn =
    (device: Device | null): Site['seenFrom'] =>
    (country) =>
      (country && site.serves(country) ? inCountry(country) : site).onDevice(device);
  const site: Site = {
    brand: brandId(brand.brand),
    settings,
    timeZone: brand.timeZone,
    theme: chooseTheme(themes, null),
    themes,
    market: {
      country: settings.country,
      subDivision: null,
      currency: settings.currency,
      licence: settings.license,
      device: null,
    },
    folder,
    origin: brand.origin,
    hosts: brand.hosts,
    heroes: brand.heroes,
    lobby: brand.lobby,
    wageringWeights: brand.wageringWeights ?? USUAL_WEIGHTS,
    paymentMethods: methodsOf(paymentMethods, {
      brand,
      country: settings.country,
      licence: settings.license,
    }),
    ...allowed,
    banners,
    gamification,
    realityCheckPeriods: realityCheckPeriodsOf(licence, settings.rules),
    selfExclusion: {
      ...licence.selfExclusion,
      terms: settings.rules.selfExclusion ? licence.selfExclusion.terms : [],
    },
    requires: (rule) => settings.rules[rule],
    measure: (rule) => settings.rules[rule],
    has: (feature) => features.has(feature),
    serves: (country) => country === brand.country || brand.countries.includes(country),
    inCountry,
    seenFrom: seenOn(null),
    onDevice: (device) => (device ? on[device] : site),
  };
  const withDevice = (device: Device): Site => ({
    ...site,
    market: { ...site.market, device },
    seenFrom: seenOn(device),
  });
  const on = { desktop: withDevice('desktop'), mobile: withDevice('mobile') };
  return site;
}
