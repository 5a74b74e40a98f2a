/** What search looks at: the words on a tile, and the names of lists. */
interface Findable {
  readonly title: string;
  readonly studio: Named;
}
interface Named {
  readonly name: string;
  readonly slug: string;
}

export interface Findings<Game, Studio, List> {
  readonly games: readonly Game[];
  readonly studios: readonly Studio[];
  readonly lists: readonly List[];
}

export type Search<Game, Studio, List> = (term: string) => Findings<Game, Studio, List>;

const MOST_GAMES = 24;
const MOST_STUDIOS = 6;
const LONGEST_TERM = 100;
/** A single letter inside a word says nothing; at its beginning it does. */
const SHORTEST_INSIDE = 2;

/** OPEN-46: a shelf as search reads it, spelled out once so that each term is a walk over short strings. */
export function searchOf<Game extends Findable, List extends Named>(
  games: readonly Game[],
  lists: readonly List[],
): Search<Game, Game['studio'], List> {
  const studios = [...new Map(games.map(({ studio }) => [studio.slug, studio])).values()];
  const spelledGames = games.map((game) => ({
    found: game,
    ...spelled(game.title),
    also: spelled(game.studio.name).words,
  }));
  const spelledStudios = studios.map((studio) => ({ found: studio, ...spelled(studio.name), also: [] }));
  const spelledLists = lists.map((list) => ({ found: list, ...spelled(list.name), also: [] }));

  return (given) => {
    const term = spelled(given.slice(0, LONGEST_TERM));
    if (term.words.length === 0) return { games: [], studios: [], lists };
    return {
      games: best(spelledGames, term).slice(0, MOST_GAMES),
      studios: best(spelledStudios, term).slice(0, MOST_STUDIOS),
      lists: best(spelledLists, term),
    };
  };
}

interface Spelled {
  readonly text: string;
  readonly words: readonly string[];
}

/** Without case and accents, so that `Élan` is found as `elan`; words are runs of letters and digits. */
function spelled(name: string): Spelled {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return { text: words.join(' '), words };
}

interface Entry<Found> extends Spelled {
  readonly found: Found;
  /** Words it is found by as well, after those of its name. */
  readonly also: readonly string[];
}

/** Those that match, the closest first; among equals the order of the shelf stays. */
const best = <Found>(entries: readonly Entry<Found>[], term: Spelled): Found[] =>
  entries
    .flatMap((entry) => {
      const rank = rankOf(entry, term);
      return rank === null ? [] : [{ rank, found: entry.found }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ found }) => found);

/** 0: begins so. 1: each word begins one of its words. 2: one of its studio's too. 3: stands inside. */
function rankOf({ text, words, also }: Omit<Entry<unknown>, 'found'>, term: Spelled): number | null {
  if (text.startsWith(term.text)) return 0;
  if (eachBeginsOneOf(term.words, words)) return 1;
  if (eachBeginsOneOf(term.words, [...words, ...also])) return 2;
  return term.text.length >= SHORTEST_INSIDE && text.includes(term.text) ? 3 : null;
}

const eachBeginsOneOf = (beginnings: readonly string[], words: readonly string[]): boolean =>
  beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
