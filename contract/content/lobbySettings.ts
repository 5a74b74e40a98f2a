import { PRODUCT_MODES } from '@foyer/domain/productMode.ts';
import * as v from 'valibot';
import { ChatSchema } from '../chat/settings.ts';
import { JackpotOfferSchema } from '../jackpot/offer.ts';
import { PLAY_LIMITS } from '../limits/playLimits.ts';
import { CurrencySchema, LicenceSchema, LocaleSchema } from '../site/codes.ts';
import { REGISTRATION_METHODS } from '../registration/methods.ts';
import { PAYMENT_PROVIDERS } from '../signIn/providers.ts';
import { PHONE_VERIFICATIONS } from '../registration/phone.ts';
import { AnalyticsScriptsSchema } from './analyticsScripts.ts';
import { ExperimentsSchema } from '../site/experimentsSchema.ts';
import { FEATURES } from './features.ts';
import { PAGES } from './pages.ts';
import { RulesSchema } from './rules.ts';

export const LAYOUTS = ['default', 'layout1', 'layout2'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** CUST-02: how players of a country sign in. */
export const LOGIN_FLOWS = ['Keycloak', 'Sms', 'Trustly', 'Piq', 'Zimpler'] as const;
export type LoginFlow = (typeof LOGIN_FLOWS)[number];

const name = v.pipe(v.string(), v.nonEmpty());
const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** ISO 3166-1 alpha-2 country code. */
export const CountrySchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country is two capital letters'));

export const LicenseeSchema = v.strictObject({ company: name, licenceNumber: name, address: name });

/** Help service for problem gambling, in the player's own country if one is known there. */
export const HelpLineSchema = v.strictObject({
  name,
  url: v.pipe(v.string(), v.url()),
  phone: v.nullable(name),
});

export const AuthoritySchema = v.strictObject({ name, url: v.nullable(v.pipe(v.string(), v.url())) });

/** A game whose portrait decorates the sign-in page, and its colour until the portrait has loaded. */
export const PosterSchema = v.strictObject({
  slug: name,
  /** Another one when the game gets other pictures, because browsers cache them. */
  imageVersion: name,
  colour: v.nullable(name),
});

/** SHELL-04: the site's settings for the visitor's country, as sent to the browser. */
export const LobbySettingsSchema = v.strictObject({
  brand: name,
  siteDataName: name,
  license: LicenceSchema,
  operator: name,
  label: name,
  title: name,
  layout: v.picklist(LAYOUTS),
  country: CountrySchema,
  /** Country of the IP address; null if no trusted proxy sends it. */
  ipCountry: v.nullable(CountrySchema),
  /** ISO 3166-2 code of the player's address, else of the IP address; null if it is not known. */
  subDivision: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))),
  locales: v.array(LocaleSchema),
  defaultLocale: LocaleSchema,
  currency: CurrencySchema,
  /** The first one is the default for new visitors. */
  productModes: v.array(v.picklist(PRODUCT_MODES)),
  /** Whether visitors see the lobby and play for fun; the sign-in page is then at `/login/` alone. */
  isOpenToVisitors: v.boolean(),
  loginFlow: v.picklist(LOGIN_FLOWS),
  /** AMB-33: payment providers that players of the country can sign in with; the one of `loginFlow` comes first. */
  paymentLogins: v.array(v.picklist(PAYMENT_PROVIDERS)),
  registration: v.picklist(REGISTRATION_METHODS),
  /** FLAG-13: jackpot choices offered during registration; null when registration does not ask. */
  jackpotOffer: v.nullable(JackpotOfferSchema),
  phoneVerification: v.picklist(PHONE_VERIFICATIONS),
  features: v.array(v.picklist(FEATURES)),
  pages: v.array(v.picklist(PAGES)),
  rules: RulesSchema,
  playLimits: v.array(v.picklist(PLAY_LIMITS)),
  /** Countries in which cookies count as accepted without asking. */
  autoAcceptCookieCountries: v.array(CountrySchema),
  experiments: ExperimentsSchema,
  /** Third-party scripts that are loaded for visitors who consent to analytics. */
  analyticsScripts: AnalyticsScriptsSchema,
  chat: v.nullable(ChatSchema),
  licensee: LicenseeSchema,
  authority: AuthoritySchema,
  helpLine: HelpLineSchema,
  /** Games of the brand, spread over its catalogue. */
  signInPosters: v.array(PosterSchema),
  /** Keys of the site's long texts, such as `bonus-terms-and-conditions`. */
  contentPages: v.array(name),
  /** OVER-08: current versions of the pages that players accept. */
  documentVersions: v.strictObject({ 'terms-and-conditions': version, 'privacy-policy': version }),
});

export type LobbySettings = v.InferOutput<typeof LobbySettingsSchema>;
export type HelpLine = v.InferOutput<typeof HelpLineSchema>;
