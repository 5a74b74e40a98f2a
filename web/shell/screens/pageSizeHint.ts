/** THEME-09: minimum page width in pixels, and the number of games shown initially. */
const BANDS = [
  [1536, 18],
  [1280, 14],
  [1024, 12],
  [768, 10],
] as const;
const NARROWEST = 8;

/** GAME-18: number of games to load initially for a page width in pixels. */
export const pageSizeHint = (width: number): number =>
  BANDS.find(([from]) => width >= from)?.[1] ?? NARROWEST;
