import type { Device } from '@foyer/contract/catalogue/devices.ts';
import type { DocumentVersions } from '@foyer/contract/legal/documents.ts';
import type { Feature } from '@foyer/contract/content/features.ts';
import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { Measure, Requirement } from '@foyer/contract/content/rules.ts';
import { chooseTheme, type Theme } from '@foyer/contract/content/theme.ts';
import { methodOf, type EmailValidity } from '@foyer/contract/registration/methods.ts';
import type { ApiClient } from '@foyer/contract/signIn/apiClients.ts';
import type { OperatorMessage, SiteBanner } from '@foyer/sites/schema/banners.ts';
import type { HeroChoice } from '@foyer/sites/schema/brand.ts';
import type { SwitchedOff } from '@foyer/sites/schema/catalogue.ts';
import type { LicenceFile } from '@foyer/sites/schema/licence.ts';
import type { PaymentMethodData, WithdrawalApproval } from '@foyer/sites/schema/payments.ts';
import type { ExclusionRegisterName, SelfExclusionData } from '@foyer/sites/schema/selfExclusion.ts';
import type { SubDivision } from '@foyer/sites/schema/market.ts';
import { USUAL_WEIGHTS } from '@foyer/sites/schema/wagering.ts';
import type { RatesFile } from '@foyer/sites/schema/rates.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { brandId, type BrandId } from '@foyer/domain/ids.ts';
import type { Licence } from '@foyer/domain/licence.ts';
import { foldBanners } from './checks/banners/foldBanners.ts';
import { emailValidityOf } from './email/emailValidity.ts';
import { foldSettings } from './foldSettings.ts';
import { realityCheckPeriodsOf } from './checks/realityChecks.ts';
import { registersOf } from './markets/exclusionRegisters.ts';
import { methodsOf } from './markets/paymentMethods.ts';
import { withdrawalApprovalsOf } from './markets/withdrawalApprovals.ts';
import type { BrandFiles, SiteFiles } from './siteFiles.ts';
import { subDivisionOf, type RegisteredAddress } from './markets/subDivision.ts';
import { jackpotOfferOf } from './rates/jackpotOffer.ts';

/** A country, and its subdivision if that is known. */
export interface Location {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 3166-2; availability may differ within a country. */
  readonly subDivision: string | null;
}

/** The visitor's or player's location and device, which decide which games are available. */
export interface Market extends Location {
  /** Location of the IP address, if a trusted proxy sends it; a game must be allowed there as well. */
  readonly presence?: Location | null;
  readonly currency: Currency;
  readonly licence: Licence;
  /** Null if unknown: then only games for all devices are shown. */
  readonly device: Device | null;
}

/** Null if the brand has no such page, its licence forbids it, or it needs a provider that is not configured. */
type PageData = Pick<
  BrandFiles,
  'jackpot' | 'raffle' | 'promotions' | 'calendar' | 'cashback' | 'gamification' | 'shop'
>;

/** A brand with the settings for one country. Code asks for rules and features, never for a brand's name. */
export interface Site extends PageData {
  readonly brand: BrandId;
  readonly settings: LobbySettings;
  /** Time zone of the brand's days: an IANA name. */
  readonly timeZone: string;
  readonly theme: Theme;
  readonly themes: readonly [Theme, ...Theme[]];
  readonly market: Market;
  /** Absolute path of the brand's files. */
  readonly folder: string;
  /** The configured public origin; null if the brand is only reached by loopback names. */
  readonly origin: string | null;
  readonly hosts: readonly string[];
  /** Programs besides the lobby that may sign players in. */
  readonly clients: readonly ApiClient[];
  /** Origins of the studios whose games the brand offers. */
  readonly studioOrigins: readonly string[];
  readonly heroes: readonly HeroChoice[];
  /** Slugs of the lobby's game lists, top to bottom. */
  readonly lobby: readonly string[];
  /** Payment methods in the brand's currencies; the first is offered first. */
  readonly paymentMethods: readonly PaymentMethodData[];
  /** CASH-01, CASH-27: minimum amounts by currency, the brand's own before those of the site data. */
  readonly minimums: BrandFiles['brand']['minimums'];
  /** MONEY-13: the settings of licence, brand and country; a withdrawal that one of them names waits for an operator. */
  readonly withdrawalApprovals: readonly WithdrawalApproval[];
  /** What the operator has switched off at this brand. */
  readonly switchedOff: readonly SwitchedOff[];
  /** Percentage of a stake that counts for a bonus, by game category; 0 for unlisted categories. */
  readonly wageringWeights: Readonly<Record<string, number>>;
  /** OPEN-29: banners for players of the country, whether active or not. */
  readonly banners: readonly SiteBanner[];
  /** Messages of licence and brand for players of the country, whether current or not. */
  readonly messages: readonly OperatorMessage[];
  /** Whether players can have their notifications sent to their devices. */
  readonly pushNotifications: boolean;
  /** Selectable reality check intervals in minutes, ascending; empty without reality checks. */
  readonly realityCheckPeriods: readonly number[];
  /** Time-outs and exclusion terms; no terms if self-exclusion is not required (LIC-15). */
  readonly selfExclusion: SelfExclusionData;
  /** EXCLUSION-10: national registers that are asked about players of the country. */
  readonly exclusionRegisters: readonly ExclusionRegisterName[];
  /** All countries whose players the brand accepts. */
  readonly countries: readonly string[];
  /**
   * Whether a rule of the licence or the market holds here: one that requires something, or one that permits it. Rules are
   * read with `hasRule` and `measure` only: `settings.rules` is for browsers.
   */
  hasRule(rule: Requirement): boolean;
  measure(rule: Measure): number;
  has(feature: Feature): boolean;
  /** REG-04: whether an email address looks valid, risky or invalid, even before its owner has verified it. */
  emailValidity(email: string): EmailValidity;
  serves(country: string): boolean;
  inCountry(country: string): Site;
  /** The ISO 3166-2 code of an address in the site's country; null if it is not known. */
  subDivisionOf(address: RegisteredAddress): string | null;
  /** GAME-17: the site for a player with this address in the site's country. */
  atAddress(address: RegisteredAddress): Site;
  /** The brand for a visitor from this country; unchanged if the country is unknown or not served. */
  seenFrom(country: string | null | undefined): Site;
  onDevice(device: Device | null): Site;
}

export interface SiteData
  extends
    Omit<BrandFiles, 'themes'>,
    Pick<
      SiteFiles,
      'markets' | 'registration' | 'disposableEmailDomains' | 'paymentMethods' | 'switchedOff'
    > {
  readonly licence: LicenceFile;
  readonly themes: readonly [Theme, ...Theme[]];
  readonly euros: RatesFile['euros'];
  readonly minimumDeposits: RatesFile['minimumDeposits'];
  readonly documentVersions: DocumentVersions;
  /** Keys of the brand's long texts. */
  readonly contentPages: readonly string[];
  readonly signInPosters: LobbySettings['signInPosters'];
  readonly studioOrigins: readonly string[];
  readonly folder: string;
}

export function createSite(data: SiteData): Site {
  const { brand, licence, markets, registration, euros } = data;
  const switchedOff = data.switchedOff.filter(({ brands }) => brands?.includes(brand.brand) ?? true);
  const allowed = { ...allowedBy(licence, data), switchedOff };
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
      signInPosters: data.signInPosters,
      contentPages: [...data.contentPages],
      documentVersions: data.documentVersions,
      jackpotOffer: jackpotOfferOf({ ...folded, jackpot: allowed.jackpot }, euros),
      ipCountry: null,
      subDivision: null,
    };
    const layered = {
      banners: foldBanners(licence, brand, market, country),
      messages: [...licence.messages, ...brand.messages].filter(
        ({ countries }) => countries?.includes(country) ?? true,
      ),
      exclusionRegisters: registersOf({ licence, brand, market }, country),
      withdrawalApprovals: withdrawalApprovalsOf({ licence, brand, market }),
    };
    const subDivisions = market?.subDivisions ?? [];
    const site = describeSite({ ...data, allowed, layered, subDivisions }, settings, inCountry);
    // Only countries with a market file are cached, because country codes come from requests.
    if (market) byCountry.set(country, site);
    return site;
  }
  return inCountry(brand.country);
}

type OfPages = Omit<PageData, 'gamification'>;

/** Removes the data of pages that the licence forbids. */
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

interface Described extends SiteData {
  /** What licence, brand and country say together. */
  readonly layered: Pick<Site, 'banners' | 'messages' | 'exclusionRegisters' | 'withdrawalApprovals'>;
  readonly allowed: OfPages & Pick<Site, 'switchedOff'>;
  readonly subDivisions: readonly SubDivision[];
}

function describeSite(
  {
    brand,
    licence,
    disposableEmailDomains,
    themes,
    studioOrigins,
    folder,
    paymentMethods,
    allowed,
    gamification,
    layered,
    subDivisions,
    minimumDeposits,
  }: Described,
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
    ...dataOf(brand),
    minimums: minimumsOf(brand, minimumDeposits),
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
    studioOrigins,
    wageringWeights: brand.wageringWeights ?? USUAL_WEIGHTS,
    paymentMethods: methodsOf(paymentMethods, { brand, ...placeOf(settings) }),
    ...allowed,
    ...layered,
    gamification,
    realityCheckPeriods: realityCheckPeriodsOf(licence, settings.rules),
    selfExclusion: {
      ...licence.selfExclusion,
      terms: settings.rules.selfExclusion ? licence.selfExclusion.terms : [],
    },
    hasRule: (rule) => settings.rules[rule],
    measure: (rule) => settings.rules[rule],
    has: (feature) => features.has(feature),
    emailValidity: (email) => emailValidityOf(email, disposableEmailDomains),
    serves: (country) => country === brand.country || brand.countries.includes(country),
    inCountry,
    subDivisionOf: (address) => subDivisionOf(subDivisions, address),
    atAddress: (address) => inSubDivision(site, subDivisionOf(subDivisions, address)),
    seenFrom: seenOn(null),
    onDevice: (device) => (device ? on[device] : site),
  };
  const withDevice = (device: Device): Site => ({
    ...site,
    market: { ...site.market, device },
    seenFrom: seenOn(device),
  });
  const on = { Desktop: withDevice('Desktop'), Mobile: withDevice('Mobile') };
  return site;
}

const dataOf = ({
  country,
  countries,
  timeZone,
  origin,
  hosts,
  clients,
  heroes,
  lobby,
  pushNotifications,
}: BrandFiles['brand']) => ({
  countries: [country, ...countries],
  timeZone,
  origin,
  hosts,
  clients,
  heroes,
  lobby,
  pushNotifications,
});

const minimumsOf = (
  { minimums }: BrandFiles['brand'],
  deposits: SiteData['minimumDeposits'],
): Site['minimums'] => ({ ...minimums, deposit: new Map([...deposits, ...minimums.deposit]) });

const inSubDivision = (site: Site, subDivision: string | null): Site => ({
  ...site,
  settings: { ...site.settings, subDivision },
  market: { ...site.market, subDivision },
});

const placeOf = ({ country, license: licence }: LobbySettings) => ({ country, licence });
