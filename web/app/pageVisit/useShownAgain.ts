import { useEffect } from 'react';

/**
 * Calls `shown` on every `pageshow`, because the browser may restore the page from its back/forward cache.
 * @param shown should be stable, or cheap to subscribe again
 */
export function useShownAgain(shown: () => void): void {
  useEffect(() => {
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [shown]);
}
