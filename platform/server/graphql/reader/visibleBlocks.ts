import type { GraphqlContext } from '../context.ts';
import { offerAccess } from './offerAccess.ts';

/** The operator's blocks of a page, without offers that this viewer may not see; null if they may see none at all. */
export async function visibleBlocks(page: string, context: GraphqlContext) {
  const { site, session, locale, services } = context;
  if (!session) return services.content.blocks(page, { site, locale, deposits: null }, services.catalogue);
  const offers = await offerAccess(session, context);
  if (offers.access === 'blocked') return null;
  if (offers.access === 'suppressed') return [];
  return services.content.blocks(page, { site, locale, deposits: offers.deposits }, services.catalogue);
}
