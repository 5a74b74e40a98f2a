import type { Resolvers, ResolversParentTypes } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import { inCurrency, ratesOf } from '@foyer/domain/rates.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';
import type { Page, Site, Sites } from '../../sites/index.ts';
import type { Raffle } from './raffle.ts';
import { settingsOf } from './settings.ts';

type StudioGames = ResolversParentTypes['StudioGames'];

/** What these resolvers need of the request's context. */
interface RaffleContext {
  readonly site: Site;
  readonly session: Session | null;
  readonly locale: Locale;
  readonly database: Database;
  readonly sites: Pick<Sites, 'say' | 'euros'>;
  readonly services: {
    readonly raffle: Pick<Raffle, 'providerOfTheWeek' | 'winners'>;
    readonly catalogue: {
      groups(site: Site, locale: Locale): Promise<{ readonly studios: readonly StudioGames[] }>;
    };
    readonly identity: {
      player(query: Queryable, id: PlayerId): Promise<Winner>;
      initials(player: Winner): string;
    };
    readonly content: { page(site: Site, locale: Locale, key: string): Page | null };
  };
}

interface Winner {
  readonly firstName: string;
  readonly lastName: string;
  readonly status: { readonly status: 'Active' | 'Closed' };
}

export const raffleResolvers: Resolvers<RaffleContext> = {
  Query: {
    async raffleSettings(_, { ipCountryCode }, context) {
      const { session, locale, sites, services } = context;
      const site = session ? context.site : context.site.seenFrom(ipCountryCode);
      const { raffle } = site;
      if (!raffle) return null;
      const settings = settingsOf(site, raffle, {
        say: sites.say(locale, ['raffle']),
        termsAndConditions: services.content.page(site, locale, 'raffle-terms')?.html ?? '',
      });
      return { ...settings, providerOfTheWeek: await providerOf(site, context) };
    },
    async raffleWinners(_, { baseCurrency, last }, context) {
      const { site, session, sites, services } = context;
      if (!session) throw new Refusal('AuthenticationFailure', { status: 401 });
      if (!site.raffle) return [];
      const won = await services.raffle.winners(site.brand, last);
      const rates = ratesOf(sites.euros);
      // Asked for in one turn, so that all are read in one statement.
      const initials = await Promise.all(won.map(({ playerId }) => initialsOf(context, playerId)));
      return won.map(({ euros, at, instance, type, cursor }, place) => ({
        winnerInitials: initials[place] ?? null,
        winAmount: toDecimal(money(inCurrency(rates, euros.minor, baseCurrency), baseCurrency)),
        winCurrency: baseCurrency,
        brand: site.brand,
        timestamp: at,
        instanceId: instance,
        jackpotName: type,
        cursor,
      }));
    },
  },
};

/** RAFF-04: with what this reader may play of the studio; null where that is nothing. */
async function providerOf(
  site: Site,
  { locale, services }: RaffleContext,
): Promise<ResolversParentTypes['RaffleProvider'] | null> {
  const week = await services.raffle.providerOfTheWeek(site);
  if (!week) return null;
  const { studios } = await services.catalogue.groups(site, locale);
  const studio = studios.find((one) => one.studio.slug === week.studio);
  return studio ? { studio, factor: week.factor, until: week.until } : null;
}

/** RAFF-17: whoever has left, or has no name any more, is nobody to others. */
async function initialsOf(
  { database, services: { identity } }: RaffleContext,
  id: PlayerId,
): Promise<string | null> {
  const player = await identity.player(database.query, id);
  return player.status.status === 'Closed' ? null : identity.initials(player) || null;
}
