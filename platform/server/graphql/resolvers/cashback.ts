import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { readCashback } from '../../../flows/cashback/readCashback.ts';
import type { GraphqlContext } from '../context.ts';
import { signedIn } from '../signedIn.ts';

export const cashbackResolvers: Resolvers<GraphqlContext> = {
  Viewer: {
    cashback: (_viewer, _args, { session, services }) => readCashback(services, signedIn(session).playerId),
  },
};
