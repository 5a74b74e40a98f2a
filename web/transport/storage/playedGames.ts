import { tabStorage } from './tabStorage.ts';

/** GAME-13 */
export interface PlayedGames {
  /** The latest first. */
  readonly games: readonly { readonly gameId: string }[];
  readonly isLastLiveCasino: boolean;
}

interface KeptGames extends PlayedGames {
  /** Whose they are: nobody else's requests may tell of them. */
  readonly player: string;
}

/** GAME-14 */
const KEY = 'recently-played-games';
const NONE: PlayedGames = { games: [], isLastLiveCasino: false };

/** What a player played last, for as long as the tab: on a shared computer nobody finds it there later. */
export function createPlayedGames(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  return {
    of: (player: string): PlayedGames => {
      const kept = read(storage.getItem(KEY));
      return kept?.player === player ? kept : NONE;
    },
    keep: (player: string, { games, isLastLiveCasino }: PlayedGames): void =>
      storage.setItem(KEY, JSON.stringify({ player, games, isLastLiveCasino } satisfies KeptGames)),
  };
}

/** Null where there is nothing, or nothing of ours. */
function read(text: string | null): KeptGames | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

const isKept = (value: unknown): value is KeptGames =>
  isRecord(value) &&
  typeof value['player'] === 'string' &&
  typeof value['isLastLiveCasino'] === 'boolean' &&
  Array.isArray(value['games']) &&
  value['games'].every((game: unknown) => isRecord(game) && typeof game['gameId'] === 'string');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const playedGames = createPlayedGames(tabStorage());
