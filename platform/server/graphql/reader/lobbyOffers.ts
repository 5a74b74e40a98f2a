import { hasBlock } from '../../../modules/content/index.ts';
import type { GraphqlContext } from '../context.ts';
import { jackpotSettings } from './jackpotSettings.ts';
import { offerAccess } from './offerAccess.ts';
import { recentWins } from './recentWins.ts';

/** JACK-59, RAFF-23, EXCLUSION-08: jackpot and raffle wins are for players who may be shown offers. */
export async function lobbyOffers(context: GraphqlContext) {
  const { session, site } = context;
  const isAllowed = session !== null && (await offerAccess(session, context)).access === 'allowed';
  if (!isAllowed) return { jackpot: null, recentWins: [] };
  // An operator who places the jackpot among the blocks decides where it stands.
  const isPlaced = hasBlock(site, 'lobby', 'JACKPOT');
  const [jackpot, wins] = await Promise.all([
    isPlaced ? null : jackpotSettings(site, context),
    recentWins(context),
  ]);
  return { jackpot, recentWins: wins };
}
