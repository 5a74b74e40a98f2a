import { ChatSchema } from '@foyer/contract/chat/settings.ts';
import { AnalyticsScriptsSchema } from '@foyer/contract/content/analyticsScripts.ts';
import { FEATURES } from '@foyer/contract/content/features.ts';
import { CountrySchema, LAYOUTS, LicenseeSchema } from '@foyer/contract/content/lobbySettings.ts';
import { PAGES } from '@foyer/contract/content/pages.ts';
import { SomeRulesSchema } from '@foyer/contract/content/rules.ts';
import { CURRENCIES } from '@foyer/domain/currency.ts';
import { LICENCES } from '@foyer/domain/licence.ts';
import { LOCALES } from '@foyer/domain/locale.ts';
import { PRODUCT_MODES } from '@foyer/domain/productMode.ts';
import * as v from 'valibot';
import { SiteBannersSchema } from './banners.ts';
import { WageringWeightsSchema } from './wagering.ts';

const name = v.pipe(v.string(), v.nonEmpty());
/** The host of a browser's address: a name in lower case, in punycode where it is in another alphabet. */
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

/** The large picture at the head of the lobby; its words are keys of the area `catalogue`. */
const HeroChoiceSchema = v.strictObject({ game: slug, kicker: textKey, copy: textKey });

/** `sites/brands/<brand>/brand.json`: who runs the site, for whom, and with what. */
export const BrandFileSchema = v.pipe(
  v.strictObject({
    brand: slug,
    siteDataName: slug,
    operator: slug,
    label: name,
    title: name,
    licence: v.picklist(LICENCES),
    licensee: LicenseeSchema,
    /** The country of a visitor of whom nothing is known. */
    country: CountrySchema,
    /** Where players may be from, beside `country`; a player from elsewhere is refused. */
    countries: v.optional(v.array(CountrySchema), []),
    /** Where its days begin: limits, weekends and calendars go by it. */
    timeZone: v.optional(timeZone, 'UTC'),
    layout: v.picklist(LAYOUTS),
    locales: v.pipe(v.array(v.picklist(LOCALES)), v.nonEmpty()),
    defaultLocale: v.picklist(LOCALES),
    /** What accounts may be kept in; which one a newcomer is offered depends on the country. */
    currencies: v.tupleWithRest([v.picklist(CURRENCIES)], v.picklist(CURRENCIES)),
    productModes: v.pipe(v.array(v.picklist(PRODUCT_MODES)), v.nonEmpty()),
    features: v.array(v.picklist(FEATURES)),
    /** Where `EnablePhoneVerification` is on; a brand that does not say lets nobody skip it. */
    phoneVerification: v.optional(v.picklist(['optional', 'required']), 'required'),
    /** The feature pages it has, in the order of its menu; a page that is not listed is not there. */
    pages: v.optional(v.array(v.picklist(PAGES)), []),
    /** May only be stricter than the licence. */
    rules: v.optional(SomeRulesSchema, {}),
    /**
     * Where browsers reach the brand: its links, emails and sign-in are there. Null: `https://` and the first of `hosts`,
     * else what the installation configures (`FOYER_BRAND_ORIGINS`).
     */
    origin: v.optional(v.nullable(origin), null),
    /** More host names of the brand; pages there lead on to its origin. */
    hosts: v.optional(v.array(hostname), []),
    /** The ways to pay it has, in the order of its cashier; all that there are, unless it names them. */
    paymentMethods: v.optional(v.pipe(v.array(slug), v.nonEmpty())),
    /** Of its bonuses, fixed for a player when the bonus is granted; the usual ones unless it names them. */
    wageringWeights: v.optional(WageringWeightsSchema),
    autoAcceptCookieCountries: v.array(CountrySchema),
    /** Of analytics companies, for visitors who agree; none unless it names them. */
    analyticsScripts: v.optional(AnalyticsScriptsSchema, []),
    /** OPEN-41: none unless it says where. */
    chat: v.optional(v.nullable(ChatSchema), null),
    /** OPEN-29: over those of the licence. */
    banners: SiteBannersSchema,
    /** Theme files of the folder; the first is the fallback (THEME-04). */
    themes: v.tupleWithRest([name], name),
    heroes: v.array(HeroChoiceSchema),
    /** Slugs of the lists the lobby shows, top to bottom. */
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
