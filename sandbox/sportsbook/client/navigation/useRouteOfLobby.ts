import { useEffect, useEffectEvent } from 'react';
import { settings } from '../settings.ts';
import { readRoute, type Route } from './route.ts';

/** Calls `show` with the route in the lobby's URL after back and forward. */
export function useRouteOfLobby(show: (route: Route) => void): void {
  const showLatest = useEffectEvent(show);
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
      const text = source === parent && origin === settings.lobby ? routeTextOf(data) : null;
      if (text !== null) showLatest(readRoute(text));
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, []);
}

/** Null for other messages. */
function routeTextOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('source' in data) || !('type' in data)) return null;
  const isRoute = data.source === 'foyer-lobby' && data.type === 'page' && 'page' in data;
  return isRoute && typeof data.page === 'string' ? data.page : null;
}
