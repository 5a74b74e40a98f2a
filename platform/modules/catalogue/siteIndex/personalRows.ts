import { gameListPath } from '@foyer/contract/catalogue/paths.ts';
import type { Say } from '../../../sites/index.ts';
import type { Placed } from '../cursor.ts';
import { inSlices } from '../../../infra/jobs/inSlices.ts';
import type { Arrival } from '../selection/arrivals.ts';
import { similarTo } from '../selection/similar.ts';
import type { IndexedGame, IndexedList } from './catalogueIndex.ts';
import type { GameRow } from '../tables.ts';

/** A game as its studio knows it. */
export interface StudioGame {
  /** Whose server runs it. */
  readonly studio: string;
  /** What that calls it. */
  readonly game: string;
}

/** What a player's own past says of what to show. */
export interface PlayerPast {
  /** The games of the player's latest rounds, the latest first. */
  readonly rounds: readonly StudioGame[];
  /** When the session before this one began; null at the first. */
  readonly previousSignInAt: Date | null;
}

/** Lists that differ from player to player. Null where the player's past has nothing for them. */
export interface PersonalRows {
  /** Games like the last one that the player has played a round of and this site still has. */
  becauseYouPlayed(past: Pick<PlayerPast, 'rounds'>): Promise<IndexedList | null>;
  /** Games that this site has had only since the session before this one began. */
  sinceLastVisit(past: Pick<PlayerPast, 'previousSignInAt'>): Promise<IndexedList | null>;
}

export const BECAUSE_YOU_PLAYED = 'because-you-played';
export const SINCE_LAST_VISIT = 'since-last-visit';

interface PersonalParts {
  readonly rows: readonly GameRow[];
  /** The last to come first. */
  readonly arrivals: readonly Arrival[];
  readonly say: Say;
  readonly place: (placed: readonly Placed<GameRow>[]) => Promise<Placed<IndexedGame>[]>;
}

export async function personalRows({ rows, arrivals, say, place }: PersonalParts): Promise<PersonalRows> {
  const byStudio = new Map<string, GameRow>();
  await inSlices(rows, (row) => byStudio.set(nameOf({ studio: row.provider, game: row.lookupId }), row));
  // Of each game once, for all who played it.
  const similar = new Map<GameRow, Promise<IndexedList | null>>();

  async function likeThis(row: GameRow): Promise<IndexedList | null> {
    const edges = await place(await similarTo(row, rows));
    return listOf(BECAUSE_YOU_PLAYED, say('catalogue.becauseYouPlayed', { game: row.title }), edges);
  }

  return {
    async becauseYouPlayed({ rounds }) {
      const row = rounds.map((round) => byStudio.get(nameOf(round))).find((one) => one !== undefined);
      if (!row) return null;
      const known = similar.get(row) ?? likeThis(row);
      similar.set(row, known);
      return known;
    },
    async sinceLastVisit({ previousSignInAt }) {
      if (!previousSignInAt) return null;
      const end = arrivals.findIndex(({ arrivedAt }) => arrivedAt <= previousSignInAt);
      const edges = await place(end === -1 ? arrivals : arrivals.slice(0, end));
      return listOf(SINCE_LAST_VISIT, say('catalogue.sinceLastVisit'), edges);
    },
  };
}

const nameOf = ({ studio, game }: StudioGame): string => `${studio} ${game}`;

const listOf = (slug: string, name: string, edges: readonly Placed<IndexedGame>[]): IndexedList | null =>
  edges.length === 0
    ? null
    : { slug, name, format: 'portrait', isRanked: false, path: gameListPath(slug), edges };
