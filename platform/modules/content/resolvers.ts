import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { DISMISSED_BANNERS, dismissedIn } from '@foyer/contract/content/banners.ts';
import { playerId, type PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import type { Session } from '../../infra/session.ts';
import type { Site } from '../../sites/index.ts';
import type { Content } from './content.ts';
import type { BlockCatalogue } from './promotions/blocks.ts';

/** What these resolvers need of the request's context. */
interface ContentContext {
  readonly site: Site;
  readonly session: Session | null;
  readonly locale: Locale;
  readonly origin: string;
  /** The browser's, by name. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly database: Database;
  readonly services: {
    readonly content: Content;
    readonly catalogue: BlockCatalogue;
    readonly rewardDesk: {
      /** Null for who is kept from what the house gives. */
      factsOf(queryable: Queryable, player: PlayerId): Promise<{ readonly deposits: number } | null>;
    };
    readonly complianceDesk: {
      read(player: PlayerId): Promise<{ readonly papers: { readonly sentAt: Date | null } }>;
    };
  };
}

export const contentResolvers: Resolvers<ContentContext> = {
  Query: {
    page: (_, { key }, { site, locale, services }) => services.content.page(site, locale, key),
    moreCasinos: (_, _args, { site, origin, services }) => services.content.moreCasinos(site, origin),
  },
  Player: {
    async banner(player, _args, { site, locale, cookies, services }) {
      // Asked about those alone to whom it makes a difference.
      const papers = player.sourceOfWealthStatus
        ? (await services.complianceDesk.read(playerId(player.id))).papers
        : null;
      const dismissed = dismissedIn(cookies[DISMISSED_BANNERS]);
      const hasSentPapers = papers !== null && papers.sentAt !== null;
      return services.content.banner({ site, locale, player, hasSentPapers, dismissed });
    },
  },
  Viewer: {
    async promotions(_, _args, { site, session, locale, database, services }) {
      // EXCLUSION-08, REW-16: who may claim nothing is offered nothing.
      const facts = session && (await services.rewardDesk.factsOf(database.query, session.playerId));
      if (!facts) return null;
      const { deposits } = facts;
      return services.content.promotions({ site, locale, deposits }, services.catalogue);
    },
  },
};
