import { useEffect, useState } from 'react';
import { useApp } from './app.tsx';
import { fetchTexts } from '../transport/http/fetchTexts.ts';

export type OwnTexts = 'coming' | 'here' | 'failed';

/** Loads an area of texts that the page may lack. @param sample any key of the area, to test whether it is loaded */
export function useOwnTexts(area: string, sample: string): OwnTexts {
  const { texts, locale } = useApp();
  const [state, setState] = useState<OwnTexts>(texts.has(sample) ? 'here' : 'coming');
  useEffect(() => {
    if (texts.has(sample)) return;
    fetchTexts(locale, [area]).then(
      (own) => {
        texts.add(own);
        setState('here');
      },
      () => setState('failed'),
    );
  }, [texts, locale, area, sample]);
  return state;
}
