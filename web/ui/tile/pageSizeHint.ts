/** THEME-09 in pixels, each with how many games a page that is at least so wide shows at first. */
const BANDS = [
  [1536, 18],
  [1280, 14],
  [1024, 12],
  [768, 10],
] as const;
const NARROWEST = 8;

/** GAME-18: about how many games a first view of them holds, by its width in pixels. */
export const pageSizeHint = (width: number): number =>
  BANDS.find(([from]) => width >= from)?.[1] ?? NARROWEST;
