import { mayReceive, MESSAGE_KINDS } from '@foyer/contract/player/messageKinds.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Catalogue } from '../../modules/catalogue/index.ts';
import type { Block, PlayerRecord, Players } from '../../modules/player/index.ts';
import type { Rewards } from '../../modules/rewards/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import type { Sites } from '../../sites/index.ts';

export interface RewardDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  readonly sites: Pick<Sites, 'byBrand'>;
  readonly players: Pick<Players, 'hold' | 'get' | 'blockNow'>;
  readonly wallet: Pick<Wallet, 'dropMoney' | 'grantBonus' | 'grantFreeRounds' | 'deposits'>;
  readonly catalogue: Pick<Catalogue, 'game' | 'launchable'>;
  readonly rewards: Rewards;
  /** Call after committing a transaction that wrote an event. */
  wakeRelay(): void;
}

export interface RewardRequest {
  readonly playerId: PlayerId;
  readonly assignationId: string;
}

/** REW-16, EXCLUSION-08: blocked players receive and see no rewards. A missing phone verification only stops claims. */
export function rewardsBlock({ players }: Pick<RewardDeps, 'players'>, player: PlayerRecord): Block | null {
  const block = players.blockNow(player, 'claimReward');
  return block?.reason === 'PhoneVerificationRequired' ? null : block;
}

/** PLAYER-09: whether the player is sent a message about a reward that is offered to them. */
export const isOfferAnnounced = ({ isSuppressed }: Pick<PlayerRecord, 'isSuppressed'>): boolean =>
  mayReceive(MESSAGE_KINDS.reward.offered, isSuppressed);

/** What decides what a player is offered, and whether they must act before a claim (WALLET-10). */
interface OfferFacts extends ReturnType<typeof factsFor> {
  /** PLAYER-09: the player receives service messages only. */
  readonly isSuppressed: boolean;
}

/** Null for a player blocked from rewards. */
export async function readRewardFacts(
  deps: Pick<RewardDeps, 'players'> & { readonly wallet: Pick<Wallet, 'deposits'> },
  queryable: Queryable,
  playerId: PlayerId,
): Promise<OfferFacts | null> {
  const [player, deposits] = await Promise.all([
    deps.players.get(queryable, playerId),
    deps.wallet.deposits(playerId),
  ]);
  if (rewardsBlock(deps, player)) return null;
  return { ...factsFor(player, deposits.count), isSuppressed: player.isSuppressed };
}

/** WALLET-10. @param deposits read before the transaction, because it needs a second connection */
export const factsFor = (player: PlayerRecord, deposits: number) => ({
  isSourceOfWealthOpen: player.sourceOfWealth !== null,
  deposits,
});
