import { useSyncExternalStore } from 'react';
import type { LaunchGameMutationVariables } from '@foyer/contract/generated/operations.ts';
import { createEmitter } from '../../../transport/store/store.ts';
import { useSession } from '../../signIn/index.ts';

export type GameMode = NonNullable<LaunchGameMutationVariables['mode']>;

/** A link may request play money (`?mode=fun`); any other value, or none, means real money. */
export const gameMode = (search: string): GameMode =>
  new URLSearchParams(search).get('mode') === 'fun' ? 'fun' : 'real';

const changes = createEmitter();

/**
 * The query string of the page as it is now: a change of the mode replaces it without a navigation.
 * @param search the query string that the page was rendered for
 */
export const useCurrentSearch = (search: string): string =>
  useSyncExternalStore(
    changes.subscribe,
    () => location.search,
    () => search,
  );

/**
 * Visitors play for fun.
 * @param search the query string that the page was rendered for
 */
export function useGameMode(search: string): GameMode {
  const chosen = gameMode(useCurrentSearch(search));
  return useSession() === null ? 'fun' : chosen;
}

export function setGameMode(mode: GameMode): void {
  const url = new URL(location.href);
  if (mode === 'fun') url.searchParams.set('mode', mode);
  else url.searchParams.delete('mode');
  history.replaceState(history.state, '', url);
  changes.emit();
}
