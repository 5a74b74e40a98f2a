import type { Resolvers, ResolversParentTypes } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import { inCurrency, ratesOf } from '@foyer/domain/rates.ts';
import type { Site } from '../../../sites/index.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { settingsOf } from '../../../modules/raffle/index.ts';
import type { GraphqlContext } from '../context.ts';
import { offerAccess } from '../reader/offerAccess.ts';
import { signedIn } from '../signedIn.ts';

export const raffleResolvers: Resolvers<GraphqlContext> = {
  Query: {
    async raffleSettings(_, { ipCountryCode }, context) {
      const { session, locale, sites, services } = context;
      const site = session ? context.site : context.site.seenFrom(ipCountryCode);
      const { raffle } = site;
      if (!raffle) return null;
      const settings = settingsOf(site, raffle, {
        translate: sites.translator(locale, ['raffle']),
        termsAndConditions: services.content.page(site, locale, 'raffle-terms')?.html ?? '',
      });
      return { ...settings, providerOfTheWeek: await providerOf(site, context) };
    },
    async raffleWinners(_, { baseCurrency, last }, context) {
      const { site, session, sites, services } = context;
      signedIn(session);
      if (!sites.isCurrency(baseCurrency))
        throw new Refusal('BadRequest', { reasons: ['notACurrency'], keys: { field: 'baseCurrency' } });
      if (!site.raffle) return [];
      const won = await services.raffle.winners(site.brand, last);
      const rates = ratesOf(sites.euros);
      // Requested together, so that the data loader reads all in one statement.
      const initials = await Promise.all(won.map(({ playerId }) => initialsOf(context, playerId)));
      return won.map(({ euros, at, instance, type, cursor }, rank) => ({
        winnerInitials: initials[rank] ?? null,
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

  RaffleSettings: {
    async nextDropAt(_settings, _args, context) {
      const { session, site, services } = context;
      const isAllowed = session !== null && (await offerAccess(session, context)).access === 'allowed';
      return isAllowed ? services.raffle.nextDropAt(site) : null;
    },
  },
};

/** RAFF-04: the studio with its games that are available to this viewer; null if there are none. */
async function providerOf(
  site: Site,
  { locale, services }: GraphqlContext,
): Promise<ResolversParentTypes['RaffleProvider'] | null> {
  const week = await services.raffle.providerOfTheWeek(site);
  if (!week) return null;
  const { studios } = await services.catalogue.groups(site, locale);
  const studio = studios.find((one) => one.studio.slug === week.studio);
  return studio ? { studio, factor: week.factor, until: week.until } : null;
}

/** RAFF-17, JACK-52: null for a player whose account is closed or who has no name. */
export async function initialsOf(
  { database, services: { players } }: GraphqlContext,
  id: PlayerId,
): Promise<string | null> {
  const player = await players.get(database.query, id);
  return player.status.status === 'Closed' ? null : players.initials(player) || null;
}
