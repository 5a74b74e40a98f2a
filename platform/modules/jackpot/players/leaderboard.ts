import type { JackpotLeaderboard } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { valueOf } from '../books/pots.ts';
import { inCurrency, type Rates } from '@foyer/domain/rates.ts';
import { readPots } from '../books/tables.ts';
import { rankOf, readContributors } from './contributors.ts';

export interface LeaderboardRequest {
  readonly brand: BrandId;
  readonly currency: Currency;
  readonly size: number;
  /** How many players share the pot. */
  readonly communitySize: number;
  /** The player whose rank is requested; null for a visitor. */
  readonly playerId: PlayerId | null;
  /** Null for a player whose account no longer exists. */
  initialsOf(player: PlayerId): Promise<string | null>;
  /** The players' ranks in the loyalty programme; without an entry for a player without a rank. */
  ranksOf(players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, LoyaltyRank>>;
}

interface LoyaltyRank {
  readonly name: string;
  readonly imageUrl: string;
}

/** JACK-52: the top contributors since the shared pot was last paid, with each one's current part of it. */
export async function readLeaderboard(
  queryable: Queryable,
  rates: Rates,
  { brand, currency, size, communitySize, playerId, initialsOf, ranksOf }: LeaderboardRequest,
): Promise<JackpotLeaderboard> {
  const members = communitySize > 0 ? await readContributors(queryable, brand, size) : [];
  const pots = await readPots(queryable, brand);
  const value = pots ? valueOf(pots.shared.balance, rates) : 0n;
  const sharing = members.slice(0, communitySize).reduce((sum, { given }) => sum + given, 0n);
  const prizeOf = (given: bigint, rank: number): bigint =>
    rank < communitySize && sharing > 0n ? inCurrency(rates, (value * given) / sharing, currency) : 0n;
  const ranks = await ranksOf([
    ...new Set([...members.map((member) => member.playerId), ...(playerId ? [playerId] : [])]),
  ]);
  const ownRank = playerId ? ranks.get(playerId) : undefined;
  return {
    playerPosition: playerId && communitySize > 0 ? await rankOf(queryable, brand, playerId) : -1,
    playerRank: ownRank?.name ?? null,
    playerRankImageUrl: ownRank?.imageUrl ?? null,
    entries: await Promise.all(
      members.map(async ({ playerId: member, given }, rank) => ({
        brand,
        expectedPrize: toDecimal(money(prizeOf(given, rank), currency)),
        initials: await initialsOf(member),
        rankImageUrl: ranks.get(member)?.imageUrl ?? null,
        rankName: ranks.get(member)?.name ?? null,
      })),
    ),
  };
}
