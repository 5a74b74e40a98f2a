import { parseProductMode, type ProductMode } from '@foyer/domain/productMode.ts';

const CASINO_PATH = /^\/(?:games|game-list|game-category|game-studio)\//;
const SPORTS_PATH = /^\/sports\//;

export interface ModeHints {
  /** Without locale, with a slash at the end. */
  readonly path: string;
  readonly query: string | null;
  readonly stored: string | null;
  /** The products of the site: a wish for another is not heard. */
  readonly offered: readonly ProductMode[];
}

/** MODE-02 to MODE-05: the path decides; if it does not, query, then preference, then casino. */
export function productModeOf({ path, query, stored, offered }: ModeHints): ProductMode {
  if (SPORTS_PATH.test(path)) return 'SPORTS';
  if (CASINO_PATH.test(path)) return 'CASINO';
  const wishes = [parseProductMode(query), parseProductMode(stored)];
  return wishes.find((mode) => mode && offered.includes(mode)) ?? 'CASINO';
}
