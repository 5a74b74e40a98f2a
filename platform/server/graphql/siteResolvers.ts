import type { QueryCountryContextArgs, Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { Refusal } from '../../infra/refusal.ts';
import { icuOf } from '../../sites/index.ts';
import type { GraphqlContext } from './context.ts';

const MOST_KEYS = 100;

/** What a site says of itself, to anybody: its texts by key, a country's offer, who stands behind it. */
export const siteResolvers: Resolvers<GraphqlContext> = {
  Query: {
    translations(_, { keys }, { sites, locale }) {
      if (keys.length > MOST_KEYS) throw badRequest('tooManyKeys', { max: String(MOST_KEYS) });
      const messages = sites.messages(locale, sites.areas);
      return keys.map((key) => {
        const message = messages[key];
        return { key, text: message === undefined ? null : icuOf(message) };
      });
    },
    countryContext(_, told, { site }) {
      const countryCode = firstTold(told) ?? site.settings.country;
      const isServed = site.serves(countryCode);
      const { license, currency, locales, defaultLocale, loginFlow } = site.seenFrom(countryCode).settings;
      return { countryCode, isServed, license, currency, locales, defaultLocale, loginFlow };
    },
    basicLayout(_, { countryCode }, { site }) {
      return site.seenFrom(countryCode ? checked(countryCode) : null).settings;
    },
  },
};

/** AMB-36: the player's own country where there is one; then what was asked for, then where the address is. */
function firstTold(told: Partial<QueryCountryContextArgs>): string | null {
  const { countryCode, playerCountryCode, ipCountryCode, havePlayerCountryCode } = told;
  const code = (havePlayerCountryCode ? playerCountryCode : null) ?? countryCode ?? ipCountryCode;
  return code ? checked(code) : null;
}

function checked(code: string): string {
  if (/^[A-Z]{2}$/.test(code)) return code;
  throw badRequest('noCountryCode', { countryCode: code.slice(0, 8) });
}

const badRequest = (reason: string, keys: Readonly<Record<string, string>>) =>
  new Refusal(ERROR_TYPES.badRequest, { reasons: [reason], keys });
