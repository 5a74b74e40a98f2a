import type { GameFilter, GameListGamesArgs, Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { Refusal } from '../../../infra/refusal.ts';
import {
  BECAUSE_YOU_PLAYED,
  FAVOURITES,
  filterOf,
  availability,
  page,
  SINCE_LAST_VISIT,
  type IndexedGame,
  type IndexedList,
  type Page,
  type Placed,
} from '../../../modules/catalogue/index.ts';
import type { GraphqlContext } from '../context.ts';
import { otherFindings } from '../reader/otherFindings.ts';
import { withOpenTables } from '../reader/openTables.ts';
import { visibleLists } from '../reader/rankedLists.ts';
import { lobbyOffers } from '../reader/lobbyOffers.ts';
import { signedIn } from '../signedIn.ts';

const NOTHING: ReadonlySet<string> = new Set();
type Favourites = ReadonlySet<string> | Promise<ReadonlySet<string>>;
const favouritesOfRequest = new WeakMap<GraphqlContext, Favourites>();

/** The player's favourites, read once per request. Then the value replaces the promise, and tiles resolve at once. */
function favouritesOf(context: GraphqlContext): Favourites {
  const known = favouritesOfRequest.get(context);
  if (known) return known;
  if (!context.session) return NOTHING;
  const loading = context.services.catalogue.favourites(context.session.playerId).then((favourites) => {
    favouritesOfRequest.set(context, favourites);
    return favourites;
  });
  favouritesOfRequest.set(context, loading);
  return loading;
}

/** The requested locale if the site supports it, otherwise the locale of the request. */
const localeOf = (requested: string | null | undefined, { site, locale }: GraphqlContext): Locale =>
  site.settings.locales.find((offered) => offered === requested) ?? locale;

const groupsOf = (context: GraphqlContext, requested?: string | null) =>
  context.services.catalogue.groups(context.site, localeOf(requested, context));

type PageRequest = Omit<GameListGamesArgs, 'first'> & { readonly first: number };

/** A page of games in list order. It is a promise only if the client names a market other than the site's. */
function pageOf(
  { edges }: { readonly edges: readonly Placed<IndexedGame>[] },
  { sort, filter, ...request }: PageRequest,
  context: GraphqlContext,
): Page<IndexedGame> | Promise<Page<IndexedGame>> {
  const { site, locale, services, hints } = context;
  if (sort || filter)
    return services.catalogue
      .refine(site, locale, edges, { sort: sort ?? null, filter: filter ?? null })
      .then((refined) => pageOf({ edges: refined }, request, context));
  const { first, after, lastShownGameId, market } = request;
  const start = after ?? edges.find(({ node }) => node.id === lastShownGameId)?.cursor ?? null;
  const hint = availability.hintedMarket(site.market, market, hints.market);
  if (!hint) return page(edges, first, start);
  const pageOfOpen = (opens: (slug: string) => boolean) =>
    page(
      edges.filter(({ node }) => opens(node.slug)),
      first,
      start,
    );
  return services.catalogue.opensIn(site, locale, hint).then(pageOfOpen);
}

/** A game that the operator has switched off, which a player with an open round of it can still open. */
async function unfinishedGame(slug: string, { site, locale, session, services }: GraphqlContext) {
  if (!session) return null;
  const details = await services.catalogue.switchedOffGame(site, locale, slug);
  if (!details) return null;
  const { provider: studio, lookupId: game } = details;
  return (await services.wallet.hasOpenRound({ ...session, studio, game })) ? details : null;
}

/** The player's personal lists; empty for a visitor. */
async function personalLists(
  { site, session, locale, services }: GraphqlContext,
  inLocale: Locale = locale,
): Promise<readonly IndexedList[]> {
  if (!session) return [];
  const { previousSignInAt, playerId } = session;
  const readOthers = async () => {
    const rounds = await services.wallet.latestRounds(playerId);
    return services.catalogue.personalLists(site, inLocale, { rounds, previousSignInAt });
  };
  const [favourites, others] = await Promise.all([
    services.catalogue.favouriteList(site, inLocale, playerId),
    readOthers(),
  ]);
  return [favourites, ...others];
}

/** The games that the player has played rounds of, newest first; none for a visitor. */
const recentlyPlayed = async ({ site, session, locale, services: { catalogue, wallet } }: GraphqlContext) =>
  session
    ? catalogue.recentlyPlayed(site, locale, {
        player: session.playerId,
        rounds: wallet.latestRounds(session.playerId),
      })
    : [];

const PERSONAL: readonly string[] = [BECAUSE_YOU_PLAYED, FAVOURITES, SINCE_LAST_VISIT];

const facetsOf = (
  { edges }: Pick<IndexedList, 'edges'>,
  { filter }: { readonly filter?: GameFilter | null | undefined },
  { site, locale, services }: GraphqlContext,
) => services.catalogue.facets(site, locale, edges, filter ?? null);

export const catalogueResolvers: Resolvers<GraphqlContext> = {
  Query: {
    async lobby(_, _args, context) {
      const { site, locale, services } = context;
      // Requested together, so that the data loader reads all player data in one statement.
      const [{ heroes, lobby }, played, personal, mostPlayed, offers] = await Promise.all([
        services.catalogue.lobby(site, locale),
        recentlyPlayed(context),
        personalLists(context),
        services.catalogue.mostPlayed(site, locale),
        lobbyOffers(context),
        favouritesOf(context),
      ]);
      return {
        heroes,
        lists: await withOpenTables(context, await visibleLists(context, lobby)),
        recentlyPlayed: played,
        personal: personal.filter(({ edges }) => edges.length > 0),
        mostPlayed,
        ...offers,
      };
    },
    async menu(_, { menuKey }, context) {
      if (menuKey !== 'lobbyMenu')
        throw new Refusal(ERROR_TYPES.notFound, { status: 404, keys: { menuKey } });
      const { site, locale, services } = context;
      return { items: await visibleLists(context, await services.catalogue.menu(site, locale)) };
    },
    async search(_, query, context) {
      const { site, locale, services, hints } = context;
      const found = await services.catalogue.search(site, locale, query, hints.recentlyPlayed);
      return {
        ...found,
        lists: await visibleLists(context, found.lists),
        ...(await otherFindings(query.term, filterOf(query.filter) !== null, context)),
      };
    },
    searchChoices: (_, _args, { site, locale, services }) => services.catalogue.searchChoices(site, locale),
    game: async (_, { slug }, context) =>
      (await context.services.catalogue.game(context.site, context.locale, slug)) ??
      unfinishedGame(slug, context),
    async gameList(_, { slug, locale: requested }, context) {
      const locale = localeOf(requested, context);
      const { site, services } = context;
      if (!PERSONAL.includes(slug)) {
        const list = await services.catalogue.gameList(site, locale, slug);
        return list && ((await visibleLists(context, [list]))[0] ?? null);
      }
      return (await personalLists(context, locale)).find((list) => list.slug === slug) ?? null;
    },
    gameLists: async (_, _args, context) => visibleLists(context, (await groupsOf(context)).lists),
    gameCategories: async (_, _args, context) => (await groupsOf(context)).categories,
    async gameCategory(_, { slug, locale }, context) {
      const { categories } = await groupsOf(context, locale);
      return categories.find((category) => category.slug === slug) ?? null;
    },
    gameStudios: async (_, _args, context) => (await groupsOf(context)).studios,
    async gameStudio(_, { slug, locale }, context) {
      const { studios } = await groupsOf(context, locale);
      return studios.find(({ studio }) => studio.slug === slug) ?? null;
    },
  },

  GameList: { games: pageOf, facets: facetsOf },
  StudioGames: { games: pageOf, facets: facetsOf },

  Viewer: {
    async recentlyPlayedGamesV2(_, { maxRecentlyPlayedGames }, context) {
      const played = await recentlyPlayed(context);
      return played.slice(0, Math.max(0, maxRecentlyPlayedGames ?? played.length)).map(({ game }) => ({
        gameDescriptorV2: { json: { gameId: game.id, isLiveCasinoGame: game.isLive } },
      }));
    },
  },

  PlayedRound: {
    game: ({ studio, gameSlug: game, isOpen }, _args, { site, locale, services }) =>
      services.catalogue.gameOfRound(site, locale, { studio, game, isOpen }),
  },

  Game: {
    isFavourite({ slug }, _args, context) {
      const favourites = favouritesOf(context);
      return favourites instanceof Promise ? favourites.then((set) => set.has(slug)) : favourites.has(slug);
    },
  },

  Mutation: {
    async setFavourite(_, { slug, isFavourite }, context) {
      const player = signedIn(context.session).playerId;
      const { locale, services, site } = context;
      const game = await services.catalogue.setFavourite({ site, locale, player, slug, isFavourite });
      favouritesOfRequest.delete(context);
      return game;
    },
  },
};
