import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { launchSportsbook } from '../../../flows/launch/launchSportsbook.ts';
import type { GraphqlContext } from '../context.ts';

export const sportsbookResolvers: Resolvers<GraphqlContext> = {
  TopSportsBlock: {
    matches: (_, _args, { services }) => services.featuredMatches.current(),
  },
  Query: {
    featuredMatches: (_, _args, { site, services }) =>
      site.has('Sportsbook') ? services.featuredMatches.current() : null,
  },
  Mutation: {
    launchSportsbook: (_, _args, { site, session, locale, origin, services }) =>
      launchSportsbook(services, { site, session, locale, lobbyOrigin: origin }),
  },
};
