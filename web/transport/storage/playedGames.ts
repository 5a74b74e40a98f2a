import { isRecord, parseRecord } from './record.ts';
import { tabStorage } from './tabStorage.ts';

export interface PlayedGames {
  /** Newest first. */
  readonly games: readonly { readonly gameId: string }[];
  readonly isLastLiveCasino: boolean;
}

interface StoredGames extends PlayedGames {
  /** The owner of the list, which must not be sent with another player's requests. */
  readonly player: string;
}

const KEY = 'recently-played-games';
const NONE: PlayedGames = { games: [], isLastLiveCasino: false };

/** The player's recently played games, stored for the tab only because the computer may be shared. */
export function createPlayedGames(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  return {
    of: (player: string): PlayedGames => {
      const stored = parseRecord(storage.getItem(KEY));
      return isStored(stored) && stored.player === player ? stored : NONE;
    },
    keep: (player: string, { games, isLastLiveCasino }: PlayedGames): void =>
      storage.setItem(KEY, JSON.stringify({ player, games, isLastLiveCasino } satisfies StoredGames)),
  };
}

const isStored = (value: unknown): value is StoredGames =>
  isRecord(value) &&
  typeof value['player'] === 'string' &&
  typeof value['isLastLiveCasino'] === 'boolean' &&
  Array.isArray(value['games']) &&
  value['games'].every((game: unknown) => isRecord(game) && typeof game['gameId'] === 'string');

export const playedGames = createPlayedGames(tabStorage());
