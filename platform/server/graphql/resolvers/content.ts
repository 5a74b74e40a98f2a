import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { DISMISSED_BANNERS, dismissedIn } from '@foyer/contract/content/banners.ts';
import { playerId } from '@foyer/domain/ids.ts';
import { visibleBlocks } from '../reader/visibleBlocks.ts';
import type { GraphqlContext } from '../context.ts';

export const contentResolvers: Resolvers<GraphqlContext> = {
  Query: {
    contentBlocks: (_, { page }, context) => visibleBlocks(page, context),
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
