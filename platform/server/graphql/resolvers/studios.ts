import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { launchGame } from '../../../flows/launch/launchGame.ts';
import type { GraphqlContext } from '../context.ts';

export const studiosResolvers: Resolvers<GraphqlContext> = {
  Mutation: {
    launchGame: (_, { slug, mode }, { site, session, locale, origin, ip, services }) =>
      launchGame(services, { site, session, locale, slug, mode, lobbyOrigin: origin, ip }),
  },
};
