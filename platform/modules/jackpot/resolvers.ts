import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import type { Session } from '../../infra/session.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Page, Site } from '../../sites/index.ts';
import type { Jackpot } from './jackpot.ts';
import { settingsOf } from './settings.ts';

/** What these resolvers need of the request's context. */
interface JackpotContext {
  readonly site: Site;
  readonly session: Session | null;
  readonly locale: Locale;
  readonly database: Database;
  readonly services: {
    readonly jackpot: Pick<Jackpot, 'say' | 'leaderboard'>;
    readonly identity: {
      player(query: Queryable, id: PlayerId): Promise<Named>;
      initials(player: Named): string;
    };
    readonly wallet: { state(query: Queryable, player: PlayerId): Promise<{ currency: Currency }> };
    readonly content: { page(site: Site, locale: Locale, key: string): Page | null };
  };
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly status: { readonly status: 'Active' | 'Closed' };
}

export const jackpotResolvers: Resolvers<JackpotContext> = {
  Query: {
    async jackpotSettings(_, { ipCountryCode }, { site, session, locale, database, services }) {
      const seen = session ? site : site.seenFrom(ipCountryCode);
      const currency = session
        ? (await services.wallet.state(database.query, session.playerId)).currency
        : seen.market.currency;
      return settingsOf(seen, currency, {
        say: services.jackpot.say(locale),
        termsAndConditions: services.content.page(seen, locale, 'jackpot-terms')?.html ?? '',
      });
    },
    async jackpotLeaderboard(_, asked, { site, session, database, services }) {
      const { jackpot } = site;
      const { brand, jackpotInstanceId, jackpotPotId, currency, playerUUID, size } = asked;
      if (!jackpot || brand !== site.brand || jackpotInstanceId !== jackpot.instanceId)
        throw new Refusal('BadRequest', { status: 400, reasons: ['noSuchJackpot'] });
      if (jackpotPotId !== 'shared')
        throw new Refusal('BadRequest', { status: 400, keys: { field: 'jackpotPotId' } });
      if (playerUUID && playerUUID !== session?.playerId)
        throw new Refusal('AuthenticationFailure', { status: 401, reasons: ['foreignPlayer'] });
      return services.jackpot.leaderboard({
        brand: site.brand,
        currency,
        size: Math.min(Math.max(size, 0), MOST_ENTRIES),
        communitySize: jackpot.pots.shared?.winners ?? 0,
        playerId: playerUUID && session ? session.playerId : null,
        initialsOf: async (id) => {
          const player = await services.identity.player(database.query, id);
          return player.status.status === 'Closed' ? null : services.identity.initials(player) || null;
        },
      });
    },
  },
};

/** JACK-58 */
const MOST_ENTRIES = 100;
