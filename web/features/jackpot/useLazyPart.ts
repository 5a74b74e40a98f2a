import { startTransition, useEffect, useState } from 'react';
import { fetchTexts } from '../../transport/http/fetchTexts.ts';
import { fetchCode } from '../../transport/http/missingCode.ts';
import { useContent } from '../content/index.ts';

/**
 * A part of a page that is of use without it as well: code and texts come once the page is up; null until then.
 * @param load the same function each time
 */
export function useLazyPart<Part>(isOffered: boolean, area: string, load: () => Promise<Part>): Part | null {
  const { locale, texts } = useContent();
  const [part, setPart] = useState<{ readonly loaded: Part } | null>(null);
  useEffect(() => {
    if (!isOffered) return;
    let isLeft = false;
    const loadBoth = async () => {
      const [loaded, words] = await Promise.all([fetchCode(load), fetchTexts(locale, [area])]);
      texts.add(words);
      if (!isLeft) startTransition(() => setPart({ loaded }));
    };
    loadBoth().catch((error: unknown) => console.error(error));
    return () => void (isLeft = true);
  }, [isOffered, area, load, locale, texts]);
  return isOffered && part ? part.loaded : null;
}
