import { FEATURES } from '@foyer/contract/content/features.ts';
import { CountrySchema, HelpLineSchema, LOGIN_FLOWS } from '@foyer/contract/content/lobbySettings.ts';
import { PAYMENT_PROVIDERS } from '@foyer/contract/signIn/providers.ts';
import { SomeRulesSchema } from '@foyer/contract/content/rules.ts';
import { CURRENCIES } from '@foyer/domain/currency.ts';
import * as v from 'valibot';
import { SiteBannersSchema } from './banners.ts';

/** `sites/markets/<country>.json`: what changes for players of one country, on every brand. */
export const MarketFileSchema = v.strictObject({
  country: CountrySchema,
  /** The currency a player of this country is offered first. */
  currency: v.picklist(CURRENCIES),
  /** How players sign in where the toggle `Keycloak` is off (AMB-07). */
  customLoginFlow: v.picklist(LOGIN_FLOWS),
  /** Payment providers that players may sign in with beside that; nowhere where `Keycloak` is on. */
  paymentLogins: v.optional(v.array(v.picklist(PAYMENT_PROVIDERS)), []),
  /** ISO 3166-2 codes, where the parts of a country differ. */
  subDivisions: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))), []),
  helpLine: v.optional(HelpLineSchema),
  /** May only be stricter than what licence and brand say. */
  rules: v.optional(SomeRulesSchema, {}),
  /** Toggles turned on or off here. */
  features: v.optional(v.partial(v.strictObject(toggles())), {}),
  /** OPEN-29: over those of the brand. */
  banners: SiteBannersSchema,
});
export type MarketFile = v.InferOutput<typeof MarketFileSchema>;

function toggles(): Record<(typeof FEATURES)[number], v.BooleanSchema<undefined>> {
  return Object.fromEntries(FEATURES.map((feature) => [feature, v.boolean()])) as ReturnType<typeof toggles>;
}
