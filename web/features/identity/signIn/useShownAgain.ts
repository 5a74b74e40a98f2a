import { useEffect } from 'react';

/** Back from elsewhere the browser may show this page as it was left. @param shown keeps its identity, or is cheap to hear anew */
export function useShownAgain(shown: () => void): void {
  useEffect(() => {
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [shown]);
}
