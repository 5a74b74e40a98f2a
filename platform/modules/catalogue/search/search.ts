import { finder, type Finder } from './finder.ts';
import { spelled } from './words.ts';

/** The searchable data: the texts of a tile and the names of lists. */
interface Findable {
  readonly title: string;
  readonly studio: Named;
}
interface Named {
  readonly name: string;
  readonly slug: string;
}

export interface Findings<Game, Studio, List> {
  /** Best matches first, at most 24. */
  readonly games: readonly Game[];
  /** The total number of matching games. */
  readonly gameCount: number;
  readonly studios: readonly Studio[];
  readonly lists: readonly List[];
}

/** The search request. With a filter, only matching games are found. */
export interface Wanted<Game> {
  readonly term: string;
  /** Filter for games; omit for all games. */
  readonly fits?: ((game: Game) => boolean) | undefined;
}

export type Search<Game, Studio, List> = (wanted: Wanted<Game>) => Findings<Game, Studio, List>;

const MOST_GAMES = 24;
const MOST_STUDIOS = 6;
const LONGEST_TERM = 100;

/**
 * OPEN-46: builds the search over a catalogue index. If there is no exact match, search tolerates typing
 * errors.
 */
export async function searchOf<Game extends Findable, List extends Named>(
  games: readonly Game[],
  lists: readonly List[],
): Promise<Search<Game, Game['studio'], List>> {
  const studios = [...new Map(games.map(({ studio }) => [studio.slug, studio])).values()];
  const ofGames = await finder(games, ({ title, studio }) => ({ name: title, also: studio.name }));
  const ofStudios = await finder(studios, ({ name }) => ({ name }));
  const ofLists = await finder(lists, ({ name }) => ({ name }));

  return ({ term: given, fits }) => {
    const term = spelled(given.slice(0, LONGEST_TERM));
    if (term.words.length === 0) {
      const narrowed = fits ? games.filter(fits) : [];
      return {
        games: narrowed.slice(0, MOST_GAMES),
        gameCount: narrowed.length,
        studios: [],
        lists: fits ? [] : lists,
      };
    }
    const findAll = (how: keyof Finder<unknown>) => {
      const found = ofGames[how](term);
      const narrowed = fits ? found.filter(fits) : found;
      return {
        games: narrowed.slice(0, MOST_GAMES),
        gameCount: narrowed.length,
        studios: fits ? [] : ofStudios[how](term).slice(0, MOST_STUDIOS),
        lists: fits ? [] : ofLists[how](term),
      };
    };
    const spelledSo = findAll('spelled');
    return isEmpty(spelledSo) ? findAll('nearly') : spelledSo;
  };
}

const isEmpty = ({ games, studios, lists }: Findings<unknown, unknown, unknown>): boolean =>
  games.length + studios.length + lists.length === 0;
