import { SPUN } from '@foyer/contract/rewards/spins.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { isLocale } from '@foyer/domain/locale.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { playerBlocked, type PlayerRecord } from '../../modules/player/index.ts';
import type { Assignment, RewardTerms } from '../../modules/rewards/index.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import { isOfferAnnounced, rewardsBlock, type RewardDeps } from './rewardDeps.ts';

export interface GivenReward {
  /** The caller's idempotency key. */
  readonly key: string;
  readonly playerId: PlayerId;
  readonly terms: RewardTerms;
  readonly by: string;
  readonly why: string;
}

/** Assigns a reward; the caller wakes the relay. @throws PlayerBlocked, BadRequest, UnknownGame, TransactionConflict */
export async function giveReward(
  deps: RewardDeps,
  tx: Transaction,
  { playerId, terms, ...given }: GivenReward,
): Promise<Assignment> {
  const { players, rewards, wallet } = deps;
  requireWhy(given);
  const player = await players.hold(tx, playerId);
  const block = rewardsBlock(deps, player);
  if (block) throw playerBlocked(block);
  const { brand, currency } = player;
  const game = terms.type === 'free-spin' ? await gameOf(deps, player, terms.game) : null;
  const deposits = terms.needsDeposit ? (await wallet.deposits(playerId)).count : 0;
  const isAnnounced = isOfferAnnounced(player);
  return rewards.give(tx, { ...given, brand, playerId, currency, terms, game, deposits, isAnnounced });
}

function requireWhy({ key, by, why }: Pick<GivenReward, 'key' | 'by' | 'why'>): void {
  for (const [field, text] of Object.entries({ key, by, why }))
    if (text.trim() === '')
      throw new Refusal(ERROR_TYPES.badRequest, { reasons: ['invalid'], keys: { field } });
}

async function gameOf({ sites, catalogue }: RewardDeps, player: PlayerRecord, slug: string) {
  const site = sites.byBrand(player.brand)?.inCountry(player.country).atAddress(player.address);
  const locale = isLocale(player.language) ? player.language : 'en';
  const found = site && (await catalogue.launchable(site, slug));
  const present = site && found && (await catalogue.game(site, locale, slug));
  if (!found || !present) throw new Refusal('UnknownGame', { status: 404, keys: { game: slug } });
  if (!SPUN.includes(found.category))
    throw new Refusal(ERROR_TYPES.badRequest, { reasons: ['noSpins'], keys: { field: 'game' } });
  return { slug, title: present.game.title, studio: found.provider, lookupId: found.lookupId };
}
