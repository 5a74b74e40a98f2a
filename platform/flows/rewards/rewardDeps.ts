import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Catalogue } from '../../modules/catalogue/index.ts';
import type { Block, Identity, PlayerRecord } from '../../modules/identity/index.ts';
import type { Rewards } from '../../modules/rewards/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import type { Sites } from '../../sites/index.ts';

/** What the stories of rewards are made of. */
export interface RewardDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  readonly sites: Pick<Sites, 'byBrand'>;
  readonly identity: Pick<Identity, 'hold' | 'player' | 'blockNow'>;
  readonly wallet: Pick<Wallet, 'dropMoney' | 'grantBonus' | 'grantFreeRounds' | 'deposits'>;
  readonly catalogue: Pick<Catalogue, 'game' | 'launchable'>;
  readonly rewards: Rewards;
  /** To be called after the commit of a transaction that wrote an event. */
  wakeRelay(): void;
}

/** One player's reward. */
export interface RewardRequest {
  readonly playerId: PlayerId;
  readonly assignationId: string;
}

/**
 * REW-16, EXCLUSION-08: who is kept from rewards is given none and shown none, and nothing begins for him; what he has waits. A
 * number that he still has to show keeps him from claiming alone, as he can end that himself.
 */
export function rewardsBlock({ identity }: Pick<RewardDeps, 'identity'>, player: PlayerRecord): Block | null {
  const block = identity.blockNow(player, 'claimReward');
  return block?.reason === 'PhoneVerificationRequired' ? null : block;
}

/** WALLET-10. @param deposits read before the transaction, as another connection is needed for them */
export const factsFor = (player: PlayerRecord, deposits: number) => ({
  isSourceOfWealthOpen: player.sourceOfWealth !== null,
  deposits,
});
