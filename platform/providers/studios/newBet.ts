import type { Money } from '@foyer/domain/money.ts';
import type { LiveStudioKeys } from '../../infra/config/studioKeys.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Sites } from '../../sites/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import { badRequest } from './body.ts';

export interface NewBetDeps {
  readonly services: {
    readonly wallet: Pick<Wallet, 'isPosted'>;
    readonly studioKeys: Pick<LiveStudioKeys, 'isRemoved'>;
  };
  readonly sites: Pick<Sites, 'studioServers'>;
}

/**
 * Checks a bet against what the operator allows its studio now. One that was posted before is accepted, so that a studio
 * that repeats it receives the same response.
 * @throws Refusal SessionEnded for a studio that was removed, BadRequest above the studio's largest bet
 */
export async function requireAllowedBet(
  { services: { wallet, studioKeys }, sites }: NewBetDeps,
  { studio, transactionId, amount }: { studio: string; transactionId: string; amount: Money },
): Promise<void> {
  const server = sites.studioServers.find((one) => one.studio === studio);
  const largest = server?.limits?.largestBet?.get(amount.currency);
  const isTooLarge = largest !== undefined && amount.minor > largest.minor;
  if (!studioKeys.isRemoved(studio) && !isTooLarge) return;
  if (await wallet.isPosted(studio, transactionId)) return;
  throw isTooLarge ? badRequest('amount', 'aboveStudioLimit') : new Refusal('SessionEnded', { status: 403 });
}
