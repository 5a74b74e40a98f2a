import { CURRENCIES } from '@foyer/domain/currency.ts';
import { LICENCES } from '@foyer/domain/licence.ts';
import { LOCALES } from '@foyer/domain/locale.ts';
import { PRODUCT_MODES } from '@foyer/domain/productMode.ts';
import * as v from 'valibot';
import { ChatSchema } from '../chat/settings.ts';
import { JackpotOfferSchema } from '../jackpot/offer.ts';
import { PLAY_LIMITS } from '../limits/playLimits.ts';
import { REGISTRATION_METHODS } from '../registration/methods.ts';
import { PAYMENT_PROVIDERS } from '../signIn/providers.ts';
import { PHONE_VERIFICATIONS } from '../verification/phone.ts';
import { AnalyticsScriptsSchema } from './analyticsScripts.ts';
import { FEATURES } from './features.ts';
import { PAGES } from './pages.ts';
import { RulesSchema } from './rules.ts';

/** THEME-01 */
export const LAYOUTS = ['default', 'layout1', 'layout2'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** CUST-02 */
export const LOGIN_FLOWS = ['Keycloak', 'Sms', 'Trustly', 'Piq', 'Zimpler'] as const;
export type LoginFlow = (typeof LOGIN_FLOWS)[number];

const name = v.pipe(v.string(), v.nonEmpty());

/** An ISO 3166-1 code. */
export const CountrySchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country is two capital letters'));

/** Who holds the licence, for the foot of each page. */
export const LicenseeSchema = v.strictObject({ company: name, licenceNumber: name, address: name });

/** Where a player finds help, in the player's own country where we know a service there. */
export const HelpLineSchema = v.strictObject({
  name,
  url: v.pipe(v.string(), v.url()),
  phone: v.nullable(name),
});

/** A regulator, for the seal. */
export const AuthoritySchema = v.strictObject({ name, url: v.nullable(v.pipe(v.string(), v.url())) });

/** SHELL-04: what the browser may know of the site it is on, for the country it is in. */
export const LobbySettingsSchema = v.strictObject({
  brand: name,
  siteDataName: name,
  license: v.picklist(LICENCES),
  operator: name,
  /** The brand's name as it is written. */
  label: name,
  /** The document's title. */
  title: name,
  layout: v.picklist(LAYOUTS),
  country: CountrySchema,
  locales: v.array(v.picklist(LOCALES)),
  defaultLocale: v.picklist(LOCALES),
  currency: v.picklist(CURRENCIES),
  /** The first is where a newcomer begins. */
  productModes: v.array(v.picklist(PRODUCT_MODES)),
  loginFlow: v.picklist(LOGIN_FLOWS),
  /** The payment providers that players of the country may sign in with; its own flow first. AMB-33 */
  paymentLogins: v.array(v.picklist(PAYMENT_PROVIDERS)),
  /** REG-02: how an account is opened in the country. */
  registration: v.picklist(REGISTRATION_METHODS),
  /** FLAG-13: what of the jackpot may be chosen when an account is opened; null where nobody is asked. */
  jackpotOffer: v.nullable(JackpotOfferSchema),
  /** FLAG-11 */
  phoneVerification: v.picklist(PHONE_VERIFICATIONS),
  features: v.array(v.picklist(FEATURES)),
  /** Feature pages the brand has. SHELL-09 */
  pages: v.array(v.picklist(PAGES)),
  rules: RulesSchema,
  /** Limits of play that players may set. */
  playLimits: v.array(v.picklist(PLAY_LIMITS)),
  /** Countries whose visitors' cookies count as accepted. */
  autoAcceptCookieCountries: v.array(CountrySchema),
  /** Other companies' scripts, for who agrees to analytics. */
  analyticsScripts: AnalyticsScriptsSchema,
  /** Null where the brand has none. */
  chat: v.nullable(ChatSchema),
  licensee: LicenseeSchema,
  authority: AuthoritySchema,
  helpLine: HelpLineSchema,
});

export type LobbySettings = v.InferOutput<typeof LobbySettingsSchema>;
export type Licensee = v.InferOutput<typeof LicenseeSchema>;
export type HelpLine = v.InferOutput<typeof HelpLineSchema>;
