import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import type { GraphqlContext } from './context.ts';

export const launchResolvers: Resolvers<GraphqlContext> = {
  Mutation: {
    launchGame: (_, { slug, mode }, { site, session, locale, origin, services }) =>
      services.launchGame({ site, session, locale, slug, mode, lobbyOrigin: origin }),
    launchSportsbook: (_, _args, { site, session, locale, origin, services }) =>
      services.launchSportsbook({ site, session, locale, lobbyOrigin: origin }),
  },
};
