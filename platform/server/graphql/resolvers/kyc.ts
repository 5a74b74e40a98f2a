import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import type { GraphqlContext } from '../context.ts';
import { signedIn } from '../signedIn.ts';

export const kycResolvers: Resolvers<GraphqlContext> = {
  Viewer: {
    identityVerification: (_viewer, _args, { session, services }) =>
      services.kycService.read(signedIn(session).playerId),
  },
  Mutation: {
    startIdentityVerification: (_root, _args, { session, services }) =>
      services.kycService.start(signedIn(session).playerId),
  },
};
