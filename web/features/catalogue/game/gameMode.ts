import type { LaunchGameMutationVariables } from '@foyer/contract/generated/operations.ts';
import { useBrowserValue } from '../../../app/useStore.ts';

type GameMode = NonNullable<LaunchGameMutationVariables['mode']>;

/** A link may request play money (`?mode=fun`); any other value, or none, means real money. */
export const gameMode = (search: string): GameMode =>
  new URLSearchParams(search).get('mode') === 'fun' ? 'fun' : 'real';

/** @param search the query string that the page was rendered for */
export const useGameMode = (search: string): GameMode =>
  useBrowserValue(() => gameMode(location.search), gameMode(search));

export function setGameMode(mode: GameMode): void {
  const url = new URL(location.href);
  if (mode === 'fun') url.searchParams.set('mode', mode);
  else url.searchParams.delete('mode');
  history.replaceState(history.state, '', url);
}
