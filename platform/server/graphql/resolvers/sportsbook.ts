import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { launchSportsbook } from '../../../flows/launch/launchSportsbook.ts';
import type { GraphqlContext } from '../context.ts';

export const sportsbookResolvers: Resolvers<GraphqlContext> = {
  Mutation: {
    launchSportsbook: (_, _args, { site, session, locale, origin, services }) =>
      launchSportsbook(services, { site, session, locale, lobbyOrigin: origin }),
  },
};
