import type { QueryCountryContextArgs, Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { GraphqlContext } from '../context.ts';

const MAX_KEYS = 100;

/**
 * Public data of a site: its texts; whether a country is served, its licence, currency, locales and sign-in flow;
 * licence holder, regulator and help line.
 */
export const siteResolvers: Resolvers<GraphqlContext> = {
  Query: {
    translations(_, { keys }, { sites, locale }) {
      if (keys.length > MAX_KEYS) throw badRequest('tooManyKeys', { max: String(MAX_KEYS) });
      const texts = sites.messageSources(locale, sites.areas);
      return keys.map((key) => ({ key, text: texts[key] ?? null }));
    },
    countryContext(_, args, { site }) {
      const countryCode = firstCountryCode(args) ?? site.settings.country;
      const isServed = site.serves(countryCode);
      const { license, currency, locales, defaultLocale, loginFlow } = site.seenFrom(countryCode).settings;
      return { countryCode, isServed, license, currency, locales, defaultLocale, loginFlow };
    },
    basicLayout(_, { countryCode }, { site }) {
      return site.seenFrom(countryCode ? checked(countryCode) : null).settings;
    },
  },
};

/** AMB-36: the player's own country first, then the requested one, then the country of the IP address. */
function firstCountryCode(args: Partial<QueryCountryContextArgs>): string | null {
  const { countryCode, playerCountryCode, ipCountryCode, havePlayerCountryCode } = args;
  const code = (havePlayerCountryCode ? playerCountryCode : null) ?? countryCode ?? ipCountryCode;
  return code ? checked(code) : null;
}

function checked(code: string): string {
  if (/^[A-Z]{2}$/.test(code)) return code;
  throw badRequest('noCountryCode', { countryCode: code.slice(0, 8) });
}

const badRequest = (reason: string, keys: Readonly<Record<string, string>>) =>
  new Refusal(ERROR_TYPES.badRequest, { reasons: [reason], keys });
