import { gameListPath } from '@foyer/contract/catalogue/paths.ts';
import type { Translate } from '../../../sites/index.ts';
import type { Edge } from '../cursor.ts';
import { inSlices } from '../../../infra/jobs/inSlices.ts';
import type { Arrival } from '../selection/arrivals.ts';
import { similarTo } from '../selection/similar.ts';
import type { IndexedGame, IndexedList } from './indexed.ts';
import type { GameRow } from '../tables.ts';

/** A game as identified by its studio. */
export interface StudioGame {
  /** The studio that hosts the game. */
  readonly studio: string;
  /** The studio's id of the game. */
  readonly game: string;
}

/** The player's history that personal lists depend on. */
export interface PlayerPast {
  /** The games of the player's latest rounds, latest first. */
  readonly rounds: readonly StudioGame[];
  /** The start of the previous session; null in the first session. */
  readonly previousSignInAt: Date | null;
}

/** Personal lists; null if the player's history gives no games for them. */
export interface PersonalRows {
  /** Games similar to the last game played that this site still offers. */
  becauseYouPlayed(past: Pick<PlayerPast, 'rounds'>): Promise<IndexedList | null>;
  /** Games that became available since the start of the previous session. */
  sinceLastVisit(past: Pick<PlayerPast, 'previousSignInAt'>): Promise<IndexedList | null>;
}

export const BECAUSE_YOU_PLAYED = 'because-you-played';
export const SINCE_LAST_VISIT = 'since-last-visit';

interface PersonalRowsDeps {
  readonly rows: readonly GameRow[];
  /** Newest first. */
  readonly arrivals: readonly Arrival[];
  readonly translate: Translate;
  readonly toTiles: (placed: readonly Edge<GameRow>[]) => Promise<Edge<IndexedGame>[]>;
}

export async function personalRows({
  rows,
  arrivals,
  translate,
  toTiles,
}: PersonalRowsDeps): Promise<PersonalRows> {
  const byStudio = new Map<string, GameRow>();
  await inSlices(rows, (row) => byStudio.set(nameOf({ studio: row.provider, game: row.lookupId }), row));
  // Computed once per game, for all its players.
  const similar = new Map<GameRow, Promise<IndexedList | null>>();

  async function similarGames(row: GameRow): Promise<IndexedList | null> {
    const edges = await toTiles(await similarTo(row, rows));
    return listOf(BECAUSE_YOU_PLAYED, translate('catalogue.becauseYouPlayed', { game: row.title }), edges);
  }

  return {
    async becauseYouPlayed({ rounds }) {
      const row = rounds.map((round) => byStudio.get(nameOf(round))).find((one) => one !== undefined);
      if (!row) return null;
      const known = similar.get(row) ?? similarGames(row);
      similar.set(row, known);
      return known;
    },
    async sinceLastVisit({ previousSignInAt }) {
      if (!previousSignInAt) return null;
      const end = arrivals.findIndex(({ arrivedAt }) => arrivedAt <= previousSignInAt);
      const edges = await toTiles(end === -1 ? arrivals : arrivals.slice(0, end));
      return listOf(SINCE_LAST_VISIT, translate('catalogue.sinceLastVisit'), edges);
    },
  };
}

const nameOf = ({ studio, game }: StudioGame): string => `${studio} ${game}`;

const listOf = (slug: string, name: string, edges: readonly Edge<IndexedGame>[]): IndexedList | null =>
  edges.length === 0
    ? null
    : { slug, name, format: 'portrait', isRanked: false, path: gameListPath(slug), edges };
