import type { Currency } from '@foyer/domain/currency.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { tables } from './tables.ts';

/** What a studio declares about the results of a game. */
export interface DeclaredGame {
  /** The company whose server runs the game. */
  readonly provider: string;
  readonly lookupId: string;
  /** Return to the player in per cent, such as `96.2`; null if it declares none. */
  readonly rtp: string | null;
  readonly maxWin: number | null;
  readonly maxWinAmounts: Partial<Record<Currency, string>> | null;
  /** Whether several players bet on the same outcome, as at a live table. */
  readonly isShared: boolean;
}

const SHARED_CATEGORIES: ReadonlySet<string> = new Set(['live-casino', 'crash']);

/** Includes games that are withdrawn, because rounds of them may still be paid. */
export async function readDeclaredGames(queryable: Queryable): Promise<readonly DeclaredGame[]> {
  const rows = await tables(queryable)
    .selectFrom('catalogue.game as game')
    .innerJoin('catalogue.studio as studio', 'studio.slug', 'game.studio')
    .select((row) => [
      'studio.provider',
      'game.lookup_id as lookupId',
      'game.rtp',
      'game.category',
      row.cast<number | null>('game.max_win', 'float8').as('maxWin'),
      'game.max_win_amounts as maxWinAmounts',
    ])
    .execute();
  return rows.map(({ category, ...game }) => ({ ...game, isShared: SHARED_CATEGORIES.has(category) }));
}
