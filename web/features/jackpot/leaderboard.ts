/** JACK-54 */
const TOP = 50;
/** JACK-55 */
const UNKNOWN_FROM = 100;
/** JACK-57 */
const STEP = 10;
/** JACK-58 */
export const REQUEST_SIZE = 100;
/** What stands in a row of which nothing is known. */
export const PLACEHOLDER = '–';

interface Entry {
  readonly expectedPrize: string;
  /** Null for who has left. */
  readonly initials: string | null;
}

export interface Leaderboard {
  /** From 0; -1 for who has given nothing. */
  readonly playerPosition: number;
  readonly entries: readonly Entry[];
}

interface Row {
  /** As it is counted, from 1; null where it is not known. */
  readonly place: number | null;
  readonly entry: Entry | null;
  readonly isOwn: boolean;
}

/** JACK-53 */
export const isBoardShown = (board: Leaderboard | null, enabledCommunity: boolean): board is Leaderboard =>
  enabledCommunity && board !== null && board.entries.length > 0;

/** JACK-56: ten under a thumb; else twelve, or eleven where the player's own row comes beneath. */
export function rowsAtFirst(isTouch: boolean, { playerPosition }: Leaderboard): number {
  if (isTouch) return 10;
  return playerPosition >= 0 && playerPosition < 12 ? 12 : 11;
}

/** JACK-57 */
export const rowsAfterMore = (shown: number): number => Math.min(shown + STEP, TOP);

/** JACK-51, JACK-54: the top of the board; who is listed further down than is shown has a row beneath it. */
export function boardRows(board: Leaderboard, shown: number): readonly Row[] {
  const { entries, playerPosition } = board;
  const rows = entries
    .slice(0, Math.min(shown, TOP))
    .map((entry, index) => ({ place: index + 1, entry, isOwn: index === playerPosition }));
  return rows.some(({ isOwn }) => isOwn) ? rows : [...rows, ownRow(board)];
}

/** JACK-55 */
function ownRow({ entries, playerPosition }: Leaderboard): Row {
  const isKnown = playerPosition >= 0 && playerPosition < UNKNOWN_FROM;
  return {
    place: isKnown ? playerPosition + 1 : null,
    entry: (isKnown && entries[playerPosition]) || null,
    isOwn: true,
  };
}

export const hasMore = ({ entries }: Leaderboard, shown: number): boolean =>
  shown < Math.min(entries.length, TOP);
