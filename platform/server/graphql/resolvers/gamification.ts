import { WIDGET_FRAME_PATH } from '@foyer/contract/gamification/widget.ts';
import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { valuesOf } from '../../../sites/index.ts';
import { loyaltyRanks, rankAt, settingsOf, type LoyaltyRank } from '../../../modules/gamification/index.ts';
import { enterGamification, isGamificationOpenAt } from '../../../flows/gamification/enterGamification.ts';
import type { GraphqlContext } from '../context.ts';
import { signedIn } from '../signedIn.ts';

export const gamificationResolvers: Resolvers<GraphqlContext> = {
  Query: {
    async gamificationSettings(_, _args, context) {
      const { site, session, locale, services } = context;
      const { gamification: file } = site;
      // GAMI-17, LOY-01: null for visitors, and where gamification is not open to the player.
      if (!session || !file || !(await isGamificationOpenAt(services, site, session.playerId))) return null;
      const termsAndConditions = services.content.page(site, locale, 'loyalty-terms')?.html ?? '';
      return settingsOf(file, { ...textsOf(context), termsAndConditions });
    },
  },
  Viewer: {
    isPlayerBlockedInGamanza: async (_, _args, context) => (await detailsIn(context)).isBlocked,
    playerGamificationDetails: async (_, _args, context) => detailsIn(context),
  },
  Mutation: {
    async enterGamification(_, _args, { site, session, origin, services }) {
      const entry = await enterGamification(services, { site, origin }, signedIn(session).playerId);
      return { ...entry, frameUrl: WIDGET_FRAME_PATH };
    },
  },
};

/** JACK-52: the players' ranks in the loyalty programme; empty if the brand has none. */
export async function ranksOf(
  context: GraphqlContext,
  playerIds: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, LoyaltyRank>> {
  const { site, database, services } = context;
  if (!site.gamification) return new Map();
  const ranks = await loyaltyRanks(site.gamification, textsOf(context));
  const levels = await services.gamification.levelsOf(database.query, playerIds);
  return new Map(
    [...levels].flatMap(([id, level]) => {
      const rank = rankAt(ranks, level);
      return rank ? [[id, rank] as const] : [];
    }),
  );
}

function textsOf({ site, locale, sites, services }: GraphqlContext) {
  const [translate, values] = [sites.translator(locale, ['gamification']), valuesOf(site, locale)];
  return {
    site,
    locale,
    translate: (key: string, more?: Parameters<typeof translate>[1]) =>
      translate(key, { ...values, ...more }),
    panel: (game: string) => services.catalogue.panel(site, locale, game),
  };
}

const detailsIn = ({ database, session, services }: GraphqlContext) =>
  services.gamification.details(database.query, signedIn(session).playerId);
