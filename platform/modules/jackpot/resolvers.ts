import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/vocabulary/currency.ts';
import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Locale } from '@foyer/vocabulary/locale.ts';
import type { Database, Queryable } from '../../plumbing/database/database.ts';
import type { Session } from '../../plumbing/session.ts';
import type { Page, Say, Site } from '../../plumbing/sites/index.ts';
import { settingsOf } from './settings.ts';

/** What these resolvers need of the request's context. */
interface JackpotContext {
  readonly site: Site;
  readonly session: Session | null;
  readonly locale: Locale;
  readonly database: Database;
  readonly services: {
    readonly jackpot: { say(locale: Locale): Say };
    readonly wallet: { state(query: Queryable, player: PlayerId): Promise<{ currency: Currency }> };
    readonly content: { page(site: Site, locale: Locale, key: string): Page | null };
  };
}

export const jackpotResolvers: Resolvers<JackpotContext> = {
  Query: {
    async jackpotSettings(_, { ipCountryCode }, { site, session, locale, database, services }) {
      const seen =
        session || !ipCountryCode || !site.serves(ipCountryCode) ? site : site.inCountry(ipCountryCode);
      const currency = session
        ? (await services.wallet.state(database.query, session.playerId)).currency
        : seen.market.currency;
      return settingsOf(seen, currency, {
        say: services.jackpot.say(locale),
        termsAndConditions: services.content.page(seen, locale, 'jackpot-terms')?.html ?? '',
      });
    },
  },
};
