import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { DISMISSED_BANNERS, dismissedIn } from '@foyer/contract/content/banners.ts';
import { mayReceive, MESSAGE_KINDS } from '@foyer/contract/player/messageKinds.ts';
import { playerId } from '@foyer/domain/ids.ts';
import { readRewardFacts } from '../../../flows/rewards/rewardDeps.ts';
import type { GraphqlContext } from '../context.ts';

export const contentResolvers: Resolvers<GraphqlContext> = {
  Query: {
    async contentBlocks(_, { page }, { site, session, locale, database, services }) {
      if (!session)
        return services.content.blocks(page, { site, locale, deposits: null }, services.catalogue);
      // EXCLUSION-08, REW-16: players who may not claim offers are shown none.
      const facts = await readRewardFacts(services, database.query, session.playerId);
      if (!facts) return null;
      const { isSuppressed } = await services.players.get(database.query, session.playerId);
      if (!mayReceive(MESSAGE_KINDS.page.promotions, isSuppressed)) return [];
      const { deposits } = facts;
      return services.content.blocks(page, { site, locale, deposits }, services.catalogue);
    },
    page: (_, { key }, { site, locale, services }) => services.content.page(site, locale, key),
    moreCasinos: (_, _args, { site, origin, services }) => services.content.moreCasinos(site, origin),
  },
  Player: {
    async banner(player, _args, { site, locale, cookies, services }) {
      // Read only for players with a source of wealth request, because only their banner depends on it.
      const papers = player.sourceOfWealthStatus
        ? (await services.sourceOfWealthService.read(playerId(player.id))).submitted
        : null;
      const dismissed = dismissedIn(cookies[DISMISSED_BANNERS]);
      const hasSentPapers = papers !== null && papers.sentAt !== null;
      return services.content.banner({ site, locale, player, hasSentPapers, dismissed });
    },
  },
};
