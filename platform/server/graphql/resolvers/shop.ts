import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { buyArticle } from '../../../flows/shop/buyArticle.ts';
import { presentPurchase, readShop } from '../../../flows/shop/readShop.ts';
import type { GraphqlContext } from '../context.ts';
import { signedIn } from '../signedIn.ts';

export const shopResolvers: Resolvers<GraphqlContext> = {
  Viewer: {
    shop: (_viewer, _args, context) => readShop(context.services, readerOf(context)),
  },
  Mutation: {
    buy: async (_root, order, context) =>
      presentPurchase(await buyArticle(context.services, readerOf(context), order)),
  },
};

const readerOf = ({ session, locale }: GraphqlContext) => ({ playerId: signedIn(session).playerId, locale });
