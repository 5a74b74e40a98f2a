import MiniSearch from 'minisearch';
import type { ScheduledMatch } from '../../board.ts';

/** A league, or a match, by which it is described. */
export interface Found {
  readonly id: string;
  readonly kind: 'league' | 'match';
  readonly match: ScheduledMatch;
  /** Number of matches. */
  readonly count: number;
}

const MOST = 8;

/** Lower case without accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Words of four letters may have one typing mistake, of eight letters two. */
const mistakesIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Returns a function that finds leagues and matches by the beginnings of the words of their names, best first. */
export function createSearch(schedule: readonly ScheduledMatch[]): (text: string) => readonly Found[] {
  const all: readonly Found[] = [
    ...leaguesOf(schedule),
    ...schedule.map((match): Found => ({ id: match.id, kind: 'match', match, count: 1 })),
  ];
  const byId = new Map(all.map((one) => [one.id, one]));
  const index = new MiniSearch<Found>({
    fields: ['names', 'league'],
    extractField: ({ id, kind, match: { league, home, away } }, field) => {
      if (field === 'id') return id;
      const names = kind === 'league' ? league.name : `${home} ${away}`;
      return field === 'names' ? names : league.name;
    },
    processTerm: plain,
  });
  index.addAll(all);
  const options = {
    prefix: true,
    fuzzy: mistakesIn,
    combineWith: 'AND',
    boost: { names: 4 },
    boostDocument: (id: unknown) => (byId.get(String(id))?.kind === 'league' ? 2 : 1),
  } as const;
  return (text) =>
    index
      .search(text, options)
      .flatMap(({ id }) => byId.get(String(id)) ?? [])
      .slice(0, MOST);
}

function leaguesOf(schedule: readonly ScheduledMatch[]): readonly Found[] {
  const leagues = new Map<string, Found>();
  for (const match of schedule) {
    const id = `league ${match.league.id}`;
    leagues.set(id, { id, kind: 'league', match, count: (leagues.get(id)?.count ?? 0) + 1 });
  }
  return [...leagues.values()];
}
