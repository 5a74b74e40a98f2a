import { GAME_FEATURES } from '@foyer/contract/catalogue/features.ts';
import { VOLATILITIES } from '@foyer/contract/catalogue/volatilities.ts';
import type { GameFacetKey, GameListPageQueryVariables } from '@foyer/contract/generated/operations.ts';

/** How the address narrows down and sorts a list; both parts are missing for the complete list in its own order. */
export type Refinement = Pick<GameListPageQueryVariables, 'sort' | 'filter'>;
export type Sort = NonNullable<Refinement['sort']>;

export const SORTS = ['popular', 'newest', 'title', 'returnRate'] as const satisfies readonly Sort[];

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);
const matching = (pattern: RegExp, text: string | null): string | undefined =>
  text !== null && pattern.test(text) ? text : undefined;

const DECIMAL = /^\d{1,7}(\.\d{1,2})?$/;

/** The refinement of an address. Values that no list can have are ignored, because anybody can write an address. */
export function refinementOf(search: string): Refinement {
  const query = new URLSearchParams(search);
  const sort = oneOf(SORTS, query.get('sort'));
  const filter = {
    studio: matching(/^[a-z0-9-]{1,80}$/, query.get('studio')),
    volatility: oneOf(VOLATILITIES, query.get('volatility')),
    feature: oneOf(GAME_FEATURES, query.get('feature')),
    returnFrom: matching(DECIMAL, query.get('returnFrom')),
    stakeUpTo: matching(DECIMAL, query.get('stakeUpTo')),
  };
  const chosen = Object.entries(filter).filter(([, value]) => value !== undefined);
  return {
    ...(sort && { sort }),
    ...(chosen.length > 0 && { filter: Object.fromEntries(chosen) }),
  };
}

export type RefinementKey = GameFacetKey | 'sort';

export const valueOf = ({ sort, filter }: Refinement, key: RefinementKey): string | null =>
  (key === 'sort' ? sort : filter?.[key]) ?? null;

/** The path with one value changed; null removes it. */
export function refinedPath(
  path: string,
  { sort, filter }: Refinement,
  change: Partial<Record<RefinementKey, string | null>>,
): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ sort, ...filter, ...change })) {
    if (typeof value === 'string') query.set(key, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Distinguishes the pages of a list in the memory of what was loaded. */
export const refinementName = (refinement: Refinement): string => refinedPath('', refinement, {});
