import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Locale } from '@foyer/vocabulary/locale.ts';
import type { Database, Queryable } from '../../plumbing/database/database.ts';
import type { Session } from '../../plumbing/session.ts';
import type { Site } from '../../plumbing/sites/index.ts';
import type { Content } from './content.ts';
import type { BlockCatalogue } from './promotions/blocks.ts';

/** What these resolvers need of the request's context. */
interface ContentContext {
  readonly site: Site;
  readonly session: Session | null;
  readonly locale: Locale;
  readonly origin: string;
  readonly database: Database;
  readonly services: {
    readonly content: Content;
    readonly catalogue: BlockCatalogue;
    readonly rewardDesk: {
      /** Null for who is kept from what the house gives. */
      factsOf(queryable: Queryable, player: PlayerId): Promise<{ readonly deposits: number } | null>;
    };
  };
}

export const contentResolvers: Resolvers<ContentContext> = {
  Query: {
    page: (_, { key }, { site, locale, services }) => services.content.page(site, locale, key),
    moreCasinos: (_, _args, { site, origin, services }) => services.content.moreCasinos(site, origin),
  },
  Viewer: {
    async promotions(_, _args, { site, session, locale, database, services }) {
      // X8, REW-16: who may claim nothing is offered nothing.
      const facts = session && (await services.rewardDesk.factsOf(database.query, session.playerId));
      if (!facts) return null;
      const { deposits } = facts;
      return services.content.promotions({ site, locale, deposits }, services.catalogue);
    },
  },
};
