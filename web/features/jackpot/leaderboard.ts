/** JACK-54: number of ranks that are listed. */
const TOP = 50;
/** JACK-55: from this position on the player's rank is not shown. */
const UNKNOWN_FROM = 100;
/** JACK-57: number of rows that the button adds. */
const STEP = 10;
/** JACK-58: number of entries that are fetched. */
export const REQUEST_SIZE = 100;
/** Shown in a row without data. */
export const PLACEHOLDER = '–';

interface Entry {
  readonly expectedPrize: string;
  /** Null for a player whose account is closed. */
  readonly initials: string | null;
}

export interface Leaderboard {
  /** Zero-based; -1 for a player without contributions. */
  readonly playerPosition: number;
  readonly entries: readonly Entry[];
}

interface Row {
  /** Rank from 1; null if it is not known. */
  readonly rank: number | null;
  readonly entry: Entry | null;
  readonly isOwn: boolean;
}

/** JACK-53: hidden without a shared pot or entries. */
export const isBoardShown = (board: Leaderboard | null, enabledCommunity: boolean): board is Leaderboard =>
  enabledCommunity && board !== null && board.entries.length > 0;

/** JACK-56: ten rows on touch devices; otherwise twelve, or eleven plus the player's own row. */
export function rowsAtFirst(isTouch: boolean, { playerPosition }: Leaderboard): number {
  if (isTouch) return 10;
  return playerPosition >= 0 && playerPosition < 12 ? 12 : 11;
}

export const rowsAfterMore = (shown: number): number => Math.min(shown + STEP, TOP);

/** JACK-51, JACK-54: a player ranked below the shown rows gets an extra row at the end. */
export function boardRows(board: Leaderboard, shown: number): readonly Row[] {
  const { entries, playerPosition } = board;
  const rows = entries
    .slice(0, Math.min(shown, TOP))
    .map((entry, index) => ({ rank: index + 1, entry, isOwn: index === playerPosition }));
  return rows.some(({ isOwn }) => isOwn) ? rows : [...rows, ownRow(board)];
}

/** JACK-55: the player's row below the listed ones. */
function ownRow({ entries, playerPosition }: Leaderboard): Row {
  const isKnown = playerPosition >= 0 && playerPosition < UNKNOWN_FROM;
  return {
    rank: isKnown ? playerPosition + 1 : null,
    entry: (isKnown && entries[playerPosition]) || null,
    isOwn: true,
  };
}

export const hasMore = ({ entries }: Leaderboard, shown: number): boolean =>
  shown < Math.min(entries.length, TOP);
