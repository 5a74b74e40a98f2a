import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import type { Locale } from '@foyer/vocabulary/locale.ts';
import type { Site } from '../../plumbing/sites/index.ts';
import type { Content } from './content.ts';

/** What these resolvers need of the request's context. */
interface ContentContext {
  readonly site: Site;
  readonly locale: Locale;
  readonly origin: string;
  readonly services: { readonly content: Content };
}

export const contentResolvers: Resolvers<ContentContext> = {
  Query: {
    page: (_, { key }, { site, locale, services }) => services.content.page(site, locale, key),
    moreCasinos: (_, _args, { site, origin, services }) => services.content.moreCasinos(site, origin),
  },
};
