import { VOLATILITIES } from '@foyer/contract/catalogue/volatilities.ts';
import { GAME_FEATURES } from '@foyer/contract/catalogue/features.ts';
import type { GameFacet, GameFacetKey, GameFilter } from '@foyer/contract/generated/resolvers.ts';
import { filterOf, type Filterable } from '../search/filter.ts';

/** Thresholds that are offered if they separate some games from others. */
const RETURN_STEPS = ['94', '95', '96', '97'];
const STAKE_STEPS = ['0.05', '0.10', '0.20', '0.50', '1.00'];

type Facetable = Filterable & { readonly studioName: string };

/**
 * The filters that distinguish the games of a list. Each count is that of the games which pass if the value is chosen
 * and the other filters stay as they are.
 */
export function facetsOf(
  games: readonly Facetable[],
  filter: GameFilter | null | undefined = null,
): readonly GameFacet[] {
  return FACETS.flatMap(({ key, options }) => {
    const others = filterOf({ ...filter, [key]: null });
    const open = others ? games.filter(others) : games;
    const offered = options(games).filter(({ value }) => separates(games, key, value));
    const counted = offered.map(({ value, name = null }) => ({
      value,
      name,
      count: countOf(open, key, value),
    }));
    return counted.length > 0 ? [{ key, options: counted }] : [];
  });
}

interface Option {
  readonly value: string;
  readonly name?: string;
}

const FACETS: readonly { key: GameFacetKey; options: (games: readonly Facetable[]) => readonly Option[] }[] =
  [
    { key: 'studio', options: studiosOf },
    { key: 'volatility', options: () => VOLATILITIES.map((value) => ({ value })) },
    { key: 'feature', options: () => GAME_FEATURES.map((value) => ({ value })) },
    { key: 'returnFrom', options: () => RETURN_STEPS.map((value) => ({ value })) },
    { key: 'stakeUpTo', options: () => STAKE_STEPS.map((value) => ({ value })) },
  ];

function studiosOf(games: readonly Facetable[]): readonly Option[] {
  const names = new Map(games.map(({ studio, studioName }) => [studio, studioName]));
  return [...names]
    .map(([value, name]) => ({ value, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** A value that all games or no game has is no choice. */
function separates(games: readonly Facetable[], key: GameFacetKey, value: string): boolean {
  const count = countOf(games, key, value);
  return count > 0 && count < games.length;
}

function countOf(games: readonly Facetable[], key: GameFacetKey, value: string): number {
  const passes = filterOf({ [key]: value });
  return passes ? games.filter(passes).length : 0;
}
