import { ChatSchema } from '@foyer/contract/chat/settings.ts';
import { AnalyticsScriptsSchema } from '@foyer/contract/content/analyticsScripts.ts';
import { ExperimentsSchema } from '@foyer/contract/site/experimentsSchema.ts';
import { FEATURES } from '@foyer/contract/content/features.ts';
import { CountrySchema, LAYOUTS, LicenseeSchema } from '@foyer/contract/content/lobbySettings.ts';
import { PAGES } from '@foyer/contract/content/pages.ts';
import { SomeRulesSchema } from '@foyer/contract/content/rules.ts';
import { CurrencySchema, LicenceSchema, LocaleSchema } from '@foyer/contract/site/codes.ts';
import { ApiClientsSchema } from '@foyer/contract/signIn/apiClients.ts';
import { PRODUCT_MODES } from '@foyer/domain/productMode.ts';
import * as v from 'valibot';
import { BrandMinimumsSchema, WithdrawalApprovalSchema } from './payments.ts';
import { OperatorMessagesSchema, SiteBannersSchema } from './banners.ts';
import { ExclusionRegistersSchema } from './selfExclusion.ts';
import { WageringWeightsSchema } from './wagering.ts';

const name = v.pipe(v.string(), v.nonEmpty());
/** Host name as in a URL: lower case, with other alphabets in punycode. */
const hostname = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
    'not a host name like "casino.example"',
  ),
);
const origin = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'not an origin like "https://casino.example"',
  ),
);
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'));
const timeZone = v.pipe(
  v.string(),
  v.check((name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
    } catch {
      return false;
    }
  }, 'not a time zone like "Europe/Malta"'),
);
const textKey = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9-]*(\.[A-Za-z0-9-]+)+$/, 'not a text key'));

/** A featured game at the top of the lobby; its texts are keys of the `catalogue` texts. */
const HeroChoiceSchema = v.strictObject({ game: slug, kicker: textKey, copy: textKey });

/** `sites/brands/<brand>/brand.json`: operator, markets and features of a brand. */
export const BrandFileSchema = v.pipe(
  v.strictObject({
    brand: slug,
    siteDataName: slug,
    operator: slug,
    label: name,
    title: name,
    licence: LicenceSchema,
    licensee: LicenseeSchema,
    /** Default country for visitors whose country is unknown. */
    country: CountrySchema,
    /** Countries whose players are accepted, in addition to `country`; players from elsewhere are refused. */
    countries: v.optional(v.array(CountrySchema), []),
    /** Time zone that defines the brand's days, for limits, weekends and calendars. */
    timeZone: v.optional(timeZone, 'UTC'),
    layout: v.picklist(LAYOUTS),
    locales: v.pipe(v.array(LocaleSchema), v.nonEmpty()),
    defaultLocale: LocaleSchema,
    /** Account currencies; the default for a new player depends on their country. */
    currencies: v.tupleWithRest([CurrencySchema], CurrencySchema),
    productModes: v.pipe(v.array(v.picklist(PRODUCT_MODES)), v.nonEmpty()),
    features: v.array(v.picklist(FEATURES)),
    /** Applies when `EnablePhoneVerification` is on; by default players cannot skip the verification. */
    phoneVerification: v.optional(v.picklist(['optional', 'required']), 'required'),
    /** Optional pages that the brand has, in menu order. */
    pages: v.optional(v.array(v.picklist(PAGES)), []),
    /** Rules that are stricter than the licence; looser ones are rejected. */
    rules: v.optional(SomeRulesSchema, {}),
    /** EXCLUSION-10: national registers that the brand asks, in addition to those of its licence and its countries. */
    exclusionRegisters: ExclusionRegistersSchema,
    /**
     * Public origin of the brand, for links, emails and sign-in, unless `FOYER_BRAND_ORIGINS` configures one. Null means
     * `https://` and the first of `hosts`.
     */
    origin: v.optional(v.nullable(origin), null),
    /** Further host names of the brand; their pages redirect to its origin. */
    hosts: v.optional(v.array(hostname), []),
    /** API clients of the operator, which sign players in. */
    clients: v.optional(ApiClientsSchema, []),
    /** Payment methods in cashier order; all methods if omitted. */
    paymentMethods: v.optional(v.pipe(v.array(slug), v.nonEmpty())),
    /** Minimum deposits and withdrawals; a deposit is never smaller than the currency's default (CASH-02). */
    minimums: v.optional(BrandMinimumsSchema, {}),
    /** MONEY-13: withdrawals that wait for an operator, in addition to those of the licence and the country. */
    withdrawalApproval: v.optional(WithdrawalApprovalSchema),
    /** Wagering weights for new bonuses; a granted bonus keeps its own. The default weights if omitted. */
    wageringWeights: v.optional(WageringWeightsSchema),
    autoAcceptCookieCountries: v.array(CountrySchema),
    /** A/B tests, with the relative weights of their variations; only visitors who consent to preferences take part. */
    experiments: v.optional(ExperimentsSchema, {}),
    /** Third-party analytics scripts for visitors who consent. */
    analyticsScripts: v.optional(AnalyticsScriptsSchema, []),
    chat: v.optional(v.nullable(ChatSchema), null),
    /** OPEN-29: banners of the brand; they take precedence over those of the licence. */
    banners: SiteBannersSchema,
    /** Whether players can have their notifications sent to their devices; `FOYER_PUSH_KEY` signs them. */
    pushNotifications: v.optional(v.boolean(), false),
    /** Whether visitors see the lobby and play for fun, where the licence has the rule `lobbyForVisitors`. */
    lobbyForVisitors: v.optional(v.boolean(), false),
    /** Messages among the notifications of the players of the brand. */
    messages: OperatorMessagesSchema,
    /** Theme files in the brand's folder; the first is the default (THEME-04). */
    themes: v.tupleWithRest([name], name),
    heroes: v.array(HeroChoiceSchema),
    /** Slugs of the game lists in the lobby, top to bottom. */
    lobby: v.pipe(v.array(slug), v.nonEmpty()),
  }),
  v.forward(
    v.partialCheck(
      [['locales'], ['defaultLocale']],
      ({ locales, defaultLocale }) => locales.includes(defaultLocale),
      'is not one of the brand’s locales',
    ),
    ['defaultLocale'],
  ),
);
export type BrandFile = v.InferOutput<typeof BrandFileSchema>;
export type HeroChoice = v.InferOutput<typeof HeroChoiceSchema>;
