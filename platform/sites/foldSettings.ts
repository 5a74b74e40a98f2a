import { FEATURES, type Feature } from '@foyer/contract/content/features.ts';
import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { Rules } from '@foyer/contract/content/rules.ts';
import { PLAY_LIMITS } from '@foyer/contract/limits/playLimits.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import type { BrandFile } from '@foyer/sites/schema/brand.ts';
import type { LicenceFile } from '@foyer/sites/schema/licence.ts';
import type { MarketFile } from '@foyer/sites/schema/market.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { foldRules } from './checks/strictness.ts';

/** Combines licence, brand and country; a country without a market file changes nothing. */
export function foldSettings(
  licence: LicenceFile,
  brand: BrandFile,
  country: string,
  market: MarketFile | undefined,
): Omit<
  LobbySettings,
  | 'registration'
  | 'jackpotOffer'
  | 'signInPosters'
  | 'contentPages'
  | 'documentVersions'
  | 'ipCountry'
  | 'subDivision'
> {
  const rules = foldRules(licence.rules, brand.rules, market?.rules ?? {});
  const features = foldFeatures(licence, brand, market);
  return {
    brand: brand.brand,
    siteDataName: brand.siteDataName,
    license: licence.licence,
    operator: brand.operator,
    label: brand.label,
    title: brand.title,
    layout: brand.layout,
    country,
    locales: brand.locales,
    defaultLocale: brand.defaultLocale,
    currency: chooseCurrency(rules, brand.currencies, market?.currency),
    // Sports mode needs a sportsbook.
    productModes: brand.productModes.filter((mode) => mode !== 'SPORTS' || features.includes('Sportsbook')),
    isOpenToVisitors: brand.lobbyForVisitors && rules.lobbyForVisitors,
    // AMB-07: without the toggle `Keycloak`, the country decides how players sign in.
    loginFlow: features.includes('Keycloak') ? 'Keycloak' : (market?.customLoginFlow ?? 'Sms'),
    paymentLogins: features.includes('Keycloak') ? [] : paymentLoginsOf(market),
    phoneVerification: features.includes('EnablePhoneVerification') ? brand.phoneVerification : 'off',
    features,
    pages: brand.pages,
    rules,
    playLimits: PLAY_LIMITS.filter(
      (kind) => licence.playLimits.includes(kind) || (kind === 'Loss' && rules.lossLimits),
    ),
    autoAcceptCookieCountries: brand.autoAcceptCookieCountries,
    experiments: brand.experiments,
    analyticsScripts: brand.analyticsScripts,
    chat: brand.chat,
    licensee: brand.licensee,
    authority: licence.authority,
    helpLine: market?.helpLine ?? licence.helpLine,
  };
}

/** The payment providers to sign in with; the one of the country's sign-in flow comes first. */
export function paymentLoginsOf(market: MarketFile | undefined): PaymentProvider[] {
  const flows = [market?.customLoginFlow, ...(market?.paymentLogins ?? [])];
  return PAYMENT_PROVIDERS.filter((provider) => flows.includes(provider)).sort(
    (one, other) => flows.indexOf(one) - flows.indexOf(other),
  );
}

/** A country may switch the brand's toggles; toggles that the licence forbids stay off. */
export function foldFeatures(
  licence: Pick<LicenceFile, 'forbiddenFeatures'>,
  brand: Pick<BrandFile, 'features'>,
  market: Pick<MarketFile, 'features'> | undefined,
): Feature[] {
  const isOn = (feature: Feature) => market?.features[feature] ?? brand.features.includes(feature);
  return FEATURES.filter((feature) => isOn(feature) && !licence.forbiddenFeatures.includes(feature));
}

/** CONST-09: the country's currency if the brand has it, else EUR or USD by licence, else the brand's first. */
export function chooseCurrency(
  rules: Pick<Rules, 'defaultUSDCurrency'>,
  offered: readonly [Currency, ...Currency[]],
  preferred: Currency | undefined,
): Currency {
  const fallback: Currency = rules.defaultUSDCurrency ? 'USD' : 'EUR';
  for (const currency of [preferred, fallback]) if (currency && offered.includes(currency)) return currency;
  return offered[0];
}
