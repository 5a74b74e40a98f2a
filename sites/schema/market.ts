import { FEATURES } from '@foyer/contract/content/features.ts';
import { CountrySchema, HelpLineSchema, LOGIN_FLOWS } from '@foyer/contract/content/lobbySettings.ts';
import { PAYMENT_PROVIDERS } from '@foyer/contract/signIn/providers.ts';
import { SomeRulesSchema } from '@foyer/contract/content/rules.ts';
import { CurrencySchema } from '@foyer/contract/site/codes.ts';
import * as v from 'valibot';
import { SiteBannersSchema } from './banners.ts';
import { WithdrawalApprovalSchema } from './payments.ts';
import { CountryRegistersSchema } from './selfExclusion.ts';

const SubDivisionSchema = v.strictObject({
  /** ISO 3166-2 code. */
  code: v.pipe(v.string(), v.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)),
  /** Names that an address may have, besides the code. */
  names: v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), []),
  /** Prefixes of the subdivision's postcodes; a prefix that two subdivisions share is ignored. */
  postcodes: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,10}$/))), []),
});
export type SubDivision = v.InferOutput<typeof SubDivisionSchema>;

/** `sites/markets/<country>.json`: settings for players of one country, on every brand. */
export const MarketFileSchema = v.strictObject({
  country: CountrySchema,
  /** Default currency for players of this country. */
  currency: CurrencySchema,
  /** AMB-07: sign-in flow when the toggle `Keycloak` is off. */
  customLoginFlow: v.picklist(LOGIN_FLOWS),
  /** Further payment providers that players can sign in with; ignored when `Keycloak` is on. */
  paymentLogins: v.optional(v.array(v.picklist(PAYMENT_PROVIDERS)), []),
  /** For countries whose games differ by subdivision. */
  subDivisions: v.optional(v.array(SubDivisionSchema), []),
  helpLine: v.optional(HelpLineSchema),
  /** Rules that are stricter than those of licence and brand; looser ones are rejected. */
  rules: v.optional(SomeRulesSchema, {}),
  /** EXCLUSION-10: national registers that every brand asks about players of the country. */
  exclusionRegisters: CountryRegistersSchema,
  /** MONEY-13: withdrawals of the country's players that wait for an operator. */
  withdrawalApproval: v.optional(WithdrawalApprovalSchema),
  /** Feature toggles switched on or off in this country. */
  features: v.optional(v.partial(v.strictObject(toggles())), {}),
  /** OPEN-29: banners of the country; they take precedence over those of the brand. */
  banners: SiteBannersSchema,
});
export type MarketFile = v.InferOutput<typeof MarketFileSchema>;

function toggles(): Record<(typeof FEATURES)[number], v.BooleanSchema<undefined>> {
  return Object.fromEntries(FEATURES.map((feature) => [feature, v.boolean()])) as ReturnType<typeof toggles>;
}
