import { useEffect } from 'react';

/**
 * Calls `shown` on every `pageshow` event, because the browser may restore the page from its back/forward
 * cache.
 * @param shown should be a stable function
 */
export function useShownAgain(shown: () => void): void {
  useEffect(() => {
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [shown]);
}
