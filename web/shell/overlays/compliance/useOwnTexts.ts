import { useEffect, useState } from 'react';
import { useContent } from '../../../features/content/index.ts';
import { fetchTexts } from '../../../transport/http/fetchTexts.ts';

export type OwnTexts = 'coming' | 'here' | 'failed';

/** The page below speaks of something else. @param sample one of the area's keys */
export function useOwnTexts(area: string, sample: string): OwnTexts {
  const { texts, locale } = useContent();
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
