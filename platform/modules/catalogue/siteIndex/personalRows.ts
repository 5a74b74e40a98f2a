import { gameListPath } from '@foyer/contract/catalogue/paths.ts';
import type { Translate } from '../../../sites/index.ts';
import type { Edge } from '../cursor.ts';
import { inSlices } from '../../../infra/jobs/inSlices.ts';
import type { Arrival } from '../selection/arrivals.ts';
import { similarTo } from '../selection/similar.ts';
import type { IndexedGame, IndexedList } from './indexed.ts';
import type { GameRow, StudioGame } from '../tables.ts';

export interface PlayerPast {
  /** The games of the player's latest rounds, latest first. */
  readonly rounds: readonly StudioGame[];
  /** The start of the previous session; null in the first session. */
  readonly previousSignInAt: Date | null;
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

/** Personal lists; null if the player's history gives no games for them. */
export async function personalRows({ rows, arrivals, translate, toTiles }: PersonalRowsDeps) {
  const byStudio = new Map<string, GameRow>();
  await inSlices(rows, (row) => byStudio.set(nameOf({ studio: row.provider, game: row.lookupId }), row));
  const similar = new Map<GameRow, Promise<IndexedList | null>>();

  async function similarGames(row: GameRow): Promise<IndexedList | null> {
    const edges = await toTiles(await similarTo(row, rows));
    return listOf(BECAUSE_YOU_PLAYED, translate('catalogue.becauseYouPlayed', { game: row.title }), edges);
  }

  return {
    /** Undefined for a game that the site does not offer. */
    rowOf: (played: StudioGame): GameRow | undefined => byStudio.get(nameOf(played)),
    /** Games similar to the last game played that this site still offers. */
    async becauseYouPlayed({ rounds }: Pick<PlayerPast, 'rounds'>): Promise<IndexedList | null> {
      const row = rounds.map((round) => byStudio.get(nameOf(round))).find((one) => one !== undefined);
      if (!row) return null;
      const known = similar.get(row) ?? similarGames(row);
      similar.set(row, known);
      return known;
    },
    /** Games that became available since the start of the previous session. */
    async sinceLastVisit({
      previousSignInAt,
    }: Pick<PlayerPast, 'previousSignInAt'>): Promise<IndexedList | null> {
      if (!previousSignInAt) return null;
      const end = arrivals.findIndex(({ arrivedAt }) => arrivedAt <= previousSignInAt);
      const edges = await toTiles(end === -1 ? arrivals : arrivals.slice(0, end));
      return listOf(SINCE_LAST_VISIT, translate('catalogue.sinceLastVisit'), edges);
    },
  };
}

export type PersonalRows = Awaited<ReturnType<typeof personalRows>>;

const nameOf = ({ studio, game }: StudioGame): string => `${studio} ${game}`;

const listOf = (slug: string, name: string, edges: readonly Edge<IndexedGame>[]): IndexedList | null =>
  edges.length === 0
    ? null
    : { slug, name, format: 'portrait', isRanked: false, fromLevel: 1, path: gameListPath(slug), edges };
