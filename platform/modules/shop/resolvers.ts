import type { Resolvers, ResolversParentTypes } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';

/** What these resolvers need of the request's context. */
interface ShopContext {
  readonly session: Session | null;
  readonly locale: Locale;
  readonly services: { readonly shopDesk: ShopDesk };
}

/** What of the shop touches players, their points and their rewards. */
interface ShopDesk {
  read(reader: Reader): Promise<ResolversParentTypes['Shop'] | null>;
  buy(reader: Reader, wish: Wish): Promise<ResolversParentTypes['ShopPurchase']>;
}

interface Reader {
  readonly playerId: PlayerId;
  readonly locale: Locale;
}

interface Wish {
  readonly articleId: string;
  readonly price: number;
  readonly idempotencyKey: string;
}

export const shopResolvers: Resolvers<ShopContext> = {
  Viewer: {
    shop: (_viewer, _args, context) => context.services.shopDesk.read(readerOf(context)),
  },
  Mutation: {
    buy: (_root, wish, context) => context.services.shopDesk.buy(readerOf(context), wish),
  },
};

// The viewer of a visitor is null; a mutation may be tried by anybody.
function readerOf({ session, locale }: ShopContext): Reader {
  if (!session) throw new Refusal('AuthenticationFailure', { status: 401 });
  return { playerId: session.playerId, locale };
}
