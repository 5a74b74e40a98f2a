import { useEffect, useEffectEvent } from 'react';
import { settings } from '../settings.ts';
import { readRoute, type Route } from './route.ts';

/** Calls `show` with the page in the lobby's URL after back and forward. */
export function useRouteOfLobby(show: (route: Route) => void): void {
  const showLatest = useEffectEvent(show);
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
      const page = source === parent && origin === settings.lobby ? pageOf(data) : null;
      if (page !== null) showLatest(readRoute(page));
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, []);
}

function pageOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('source' in data) || !('type' in data)) return null;
  const isPage = data.source === 'foyer-lobby' && data.type === 'page' && 'page' in data;
  return isPage && typeof data.page === 'string' ? data.page : null;
}
