import { useEffect, type RefObject } from 'react';
import { LOBBY_SPEAKER, pageIn } from '@foyer/contract/sportsbook/frame.ts';

/** Tells the sportsbook's frame on back and forward which of its pages the URL now has. */
export function useFramePages(frame: RefObject<HTMLIFrameElement | null>, origin: string | null): void {
  useEffect(() => {
    if (!origin) return undefined;
    const post = () => {
      const page = pageIn(new URLSearchParams(location.search));
      frame.current?.contentWindow?.postMessage({ source: LOBBY_SPEAKER, type: 'page', page }, origin);
    };
    addEventListener('popstate', post);
    return () => removeEventListener('popstate', post);
  }, [frame, origin]);
}
