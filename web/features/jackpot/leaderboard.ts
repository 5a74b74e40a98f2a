/** JACK-54: number of ranks that are listed; a rank beyond is shown as `50+`. */
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
  /** JACK-52: rank in the loyalty programme; null without one. */
  readonly rankName: string | null;
  readonly rankImageUrl: string | null;
}

export interface Leaderboard {
  /** Zero-based; -1 for a player without contributions. */
  readonly playerPosition: number;
  readonly playerRank: string | null;
  readonly playerRankImageUrl: string | null;
  readonly entries: readonly Entry[];
}

interface Row {
  /** Rank from `1` to `50`, or `50+`; null if it is not known. */
  readonly rank: string | null;
  readonly entry: Entry | null;
  readonly isOwn: boolean;
  readonly loyalty: LoyaltyRank | null;
}

export interface LoyaltyRank {
  readonly name: string;
  readonly imageUrl: string | null;
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
  const rows = entries.slice(0, Math.min(shown, TOP)).map((entry, index) => ({
    rank: rankText(index),
    entry,
    isOwn: index === playerPosition,
    loyalty: loyaltyOf(entry.rankName, entry.rankImageUrl),
  }));
  return rows.some(({ isOwn }) => isOwn) ? rows : [...rows, ownRow(board)];
}

/** JACK-55: the player's row below the listed ones. */
function ownRow({ entries, playerPosition, playerRank, playerRankImageUrl }: Leaderboard): Row {
  const isKnown = playerPosition >= 0 && playerPosition < UNKNOWN_FROM;
  return {
    rank: isKnown ? rankText(playerPosition) : null,
    entry: (isKnown && entries[playerPosition]) || null,
    isOwn: true,
    loyalty: loyaltyOf(playerRank, playerRankImageUrl),
  };
}

const rankText = (position: number): string => (position < TOP ? `${position + 1}` : `${TOP}+`);

const loyaltyOf = (name: string | null, imageUrl: string | null): LoyaltyRank | null =>
  name === null ? null : { name, imageUrl };

export const hasMore = ({ entries }: Leaderboard, shown: number): boolean =>
  shown < Math.min(entries.length, TOP);
