import type { LaunchGameMutationVariables } from '@foyer/contract/generated/operations.ts';

/** A link may ask for play money (`?mode=fun`); without a word, and for any other word, it is real. */
export const gameMode = (search: string): NonNullable<LaunchGameMutationVariables['mode']> =>
  new URLSearchParams(search).get('mode') === 'fun' ? 'fun' : 'real';
