import { hasBlock } from '../../../modules/content/index.ts';
import type { GraphqlContext } from '../context.ts';
import { jackpotSettings } from './jackpotSettings.ts';
import { offerAccess } from './offerAccess.ts';
import { recentWins } from './recentWins.ts';

/**
 * JACK-59, RAFF-23, EXCLUSION-08: jackpot and raffle wins are for players who may be shown offers. Visitors of an open
 * lobby see the jackpot.
 */
export async function lobbyOffers(context: GraphqlContext) {
  const { session, site } = context;
  if (!session)
    return { jackpot: site.settings.isOpenToVisitors ? await jackpotAbove(context) : null, recentWins: [] };
  if ((await offerAccess(session, context)).access !== 'allowed') return { jackpot: null, recentWins: [] };
  const [jackpot, wins] = await Promise.all([jackpotAbove(context), recentWins(context)]);
  return { jackpot, recentWins: wins };
}

/** Null where the operator has placed the jackpot among the blocks of the lobby. */
const jackpotAbove = async (context: GraphqlContext) =>
  hasBlock(context.site, 'lobby', 'JACKPOT') ? null : jackpotSettings(context.site, context);
