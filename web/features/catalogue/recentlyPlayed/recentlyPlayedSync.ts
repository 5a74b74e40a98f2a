import type { SyncRecentlyPlayedGamesQuery } from '@foyer/contract/generated/operations.ts';
import type { PlayedGames } from '../../../transport/storage/playedGames.ts';

/** GAME-15: number of balance changes between two fetches. */
const SYNC_EVERY = 3;
/** GAME-14: number of games that are stored. */
export const MAX_PLAYED = 5;

interface SyncDeps {
  /** Null if the request failed. */
  readonly fetchPlayed: () => Promise<PlayedGames | null>;
  readonly store: (player: string, played: PlayedGames) => void;
}

/** AMB-58: fetches the played games after each `SYNC_EVERY` balance changes. The first balance does not count. */
export function createRecentlyPlayedSync({ fetchPlayed, store }: SyncDeps) {
  let known: string | null = null;
  let changes = 0;

  async function sync(player: string): Promise<void> {
    const played = await fetchPlayed();
    if (played) store(player, played);
  }

  return {
    /** Call with each balance update. @param player null for a visitor */
    balance(player: string | null, balance: string | null): void {
      // GAME-16: visitors and unknown balances do not count.
      if (player === null || balance === null) return;
      const isChange = known !== null && balance !== known;
      known = balance;
      if (!isChange) return;
      changes += 1;
      if (changes % SYNC_EVERY === 0) void sync(player);
    },
  };
}

/** GAME-13: the platform's list, cut to the number that is stored. */
export function playedGamesOf({ viewer }: SyncRecentlyPlayedGamesQuery): PlayedGames | null {
  if (!viewer) return null;
  const flags = viewer.recentlyPlayedGamesV2
    .slice(0, MAX_PLAYED)
    .map(({ gameDescriptorV2 }) => gameDescriptorV2.json);
  return {
    games: flags.map(({ gameId }) => ({ gameId })),
    isLastLiveCasino: flags[0]?.isLiveCasinoGame ?? false,
  };
}
