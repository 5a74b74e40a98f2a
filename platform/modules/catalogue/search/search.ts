import { nameSearch, type NameSearch } from './nameSearch.ts';
import { normalised } from './wordIndex.ts';

interface Searchable {
  readonly id: string;
  readonly title: string;
  readonly studio: Named;
}
interface Named {
  readonly name: string;
  readonly slug: string;
}

export interface SearchResults<Game, Studio, List> {
  /** Best matches first, at most 24. */
  readonly games: readonly Game[];
  readonly gameCount: number;
  readonly studios: readonly Studio[];
  readonly lists: readonly List[];
  readonly categories: readonly List[];
}

export interface SearchQuery<Game> {
  readonly term: string;
  /** Filter for games; omit for all games. */
  readonly isMatch?: ((game: Game) => boolean) | undefined;
  /** Ids of games that come first among the matches, in this order. */
  readonly preferred?: readonly string[] | undefined;
}

export type Search<Game, Studio, List> = (requested: SearchQuery<Game>) => SearchResults<Game, Studio, List>;

const MAX_GAMES = 24;
const MAX_STUDIOS = 6;
const MAX_TERM_LENGTH = 100;

/** OPEN-46: builds the search of a catalogue index. Without an exact match it tolerates typing errors. */
export async function searchOf<Game extends Searchable, List extends Named>(
  games: readonly Game[],
  lists: readonly List[],
  categories: readonly List[] = [],
): Promise<Search<Game, Game['studio'], List>> {
  const studios = [...new Map(games.map(({ studio }) => [studio.slug, studio])).values()];
  const ofGames = await nameSearch(games, ({ title, studio }) => ({ name: title, secondary: studio.name }));
  const ofStudios = await nameSearch(studios, ({ name }) => ({ name }));
  const ofLists = await nameSearch(lists, ({ name }) => ({ name }));
  const ofCategories = await nameSearch(categories, ({ name }) => ({ name }));

  return ({ term: given, isMatch, preferred = [] }) => {
    const term = normalised(given.slice(0, MAX_TERM_LENGTH));
    if (term.words.length === 0) {
      const matching = isMatch ? games.filter(isMatch) : [];
      return {
        games: matching.slice(0, MAX_GAMES),
        gameCount: matching.length,
        studios: [],
        lists: isMatch ? [] : lists,
        categories: [],
      };
    }
    const findAll = (how: keyof NameSearch<unknown>) => {
      const found = ofGames[how](term);
      const matching = isMatch ? found.filter(isMatch) : found;
      return {
        games: withFirst(matching, preferred).slice(0, MAX_GAMES),
        gameCount: matching.length,
        studios: isMatch ? [] : ofStudios[how](term).slice(0, MAX_STUDIOS),
        lists: isMatch ? [] : ofLists[how](term),
        categories: isMatch ? [] : ofCategories[how](term),
      };
    };
    const exact = findAll('normalised');
    return isEmpty(exact) ? findAll('similar') : exact;
  };
}

/** Moves preferred games to the front. Ids of games that were not found have no effect. */
function withFirst<Game extends Searchable>(
  found: readonly Game[],
  preferred: readonly string[],
): readonly Game[] {
  const first = preferred.flatMap((id) => found.find((game) => game.id === id) ?? []);
  return first.length === 0 ? found : [...new Set([...first, ...found])];
}

const isEmpty = ({ games, studios, lists, categories }: SearchResults<unknown, unknown, unknown>): boolean =>
  games.length + studios.length + lists.length + categories.length === 0;
