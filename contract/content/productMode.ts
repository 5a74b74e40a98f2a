import { parseProductMode, type ProductMode } from '@foyer/domain/productMode.ts';

const CASINO_PATH = /^\/(?:games|game-list|game-category|game-studio)\//;
const SPORTS_PATH = /^\/sports\//;

export interface ModeHints {
  /** Path without locale, with a trailing slash. */
  readonly path: string;
  readonly query: string | null;
  readonly stored: string | null;
  /** Product modes of the site; any other requested mode is ignored. */
  readonly offered: readonly ProductMode[];
}

/** MODE-02 to MODE-05: the path decides; then the query parameter, the stored preference, and finally casino. */
export function productModeOf({ path, query, stored, offered }: ModeHints): ProductMode {
  if (SPORTS_PATH.test(path)) return 'SPORTS';
  if (CASINO_PATH.test(path)) return 'CASINO';
  const wishes = [parseProductMode(query), parseProductMode(stored)];
  return wishes.find((mode) => mode && offered.includes(mode)) ?? 'CASINO';
}
