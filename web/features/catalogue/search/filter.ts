import type { SearchQueryVariables } from '@foyer/contract/generated/operations.ts';

export type Filter = NonNullable<SearchQueryVariables['filter']>;

export const NO_FILTER: Filter = {};

export const isFiltered = (filter: Filter): boolean => Object.values(filter).some(Boolean);

export const chosen = <Choice extends string>(choices: readonly Choice[], name: string): Choice | null =>
  choices.find((choice) => choice === name) ?? null;
