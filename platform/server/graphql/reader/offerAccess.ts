import { mayReceive, MESSAGE_KINDS } from '@foyer/contract/player/messageKinds.ts';
import { readRewardFacts } from '../../../flows/rewards/rewardDeps.ts';
import type { Session } from '../../../infra/session.ts';
import type { GraphqlContext } from '../context.ts';

export type OfferAccess =
  | { readonly access: 'allowed'; readonly deposits: number }
  /** EXCLUSION-08, REW-16: the player may not claim offers. */
  | { readonly access: 'blocked' }
  /** PLAYER-09: the player receives service messages only. */
  | { readonly access: 'suppressed' };

/** Whether a player may be shown offers now, and their number of deposits. */
export async function offerAccess(
  { playerId }: Session,
  { database, services }: Pick<GraphqlContext, 'database' | 'services'>,
): Promise<OfferAccess> {
  const facts = await readRewardFacts(services, database.query, playerId);
  if (!facts) return { access: 'blocked' };
  return mayReceive(MESSAGE_KINDS.page.promotions, facts.isSuppressed)
    ? { access: 'allowed', deposits: facts.deposits }
    : { access: 'suppressed' };
}
