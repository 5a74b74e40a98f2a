import { useSyncExternalStore } from 'react';
import { useHref } from '../../i18n/i18n.tsx';
import { afterSignInPath } from '../../transport/session/sameOriginPath.ts';
import { requestedGame } from '../../transport/storage/requestedGame.ts';

/** Path after sign-in: the page of the query, else the game that the visitor wanted to play, else the lobby. */
export function usePathAfterSignIn(search: string): string {
  const href = useHref();
  const game = useSyncExternalStore(never, requestedGame.get, () => null);
  return afterSignInPath(new URLSearchParams(search), href(game ?? '/'));
}

const never = () => () => {};
