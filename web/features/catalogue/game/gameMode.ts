import { useSyncExternalStore } from 'react';
import type { LaunchGameMutationVariables } from '@foyer/contract/generated/operations.ts';

type GameMode = NonNullable<LaunchGameMutationVariables['mode']>;

/** A link may ask for play money (`?mode=fun`); without a word, and for any other word, it is real. */
export const gameMode = (search: string): GameMode =>
  new URLSearchParams(search).get('mode') === 'fun' ? 'fun' : 'real';

/** What the address asks for. @param search the query that the page was rendered for */
export const useGameMode = (search: string): GameMode =>
  useSyncExternalStore(
    never,
    () => gameMode(location.search),
    () => gameMode(search),
  );

const never = () => () => {};

/** The same address, asking for the other. */
export function setGameMode(mode: GameMode): void {
  const url = new URL(location.href);
  if (mode === 'fun') url.searchParams.set('mode', mode);
  else url.searchParams.delete('mode');
  history.replaceState(history.state, '', url);
}
