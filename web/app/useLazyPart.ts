import { startTransition, useEffect, useState } from 'react';
import { fetchTexts } from '../transport/http/fetchTexts.ts';
import { fetchCode } from '../transport/http/missingCode.ts';
import { useApp } from './app.tsx';

/**
 * Optional part of a page: loads its code and texts after the page, and returns null until then.
 * @param load must be a stable function
 */
export function useLazyPart<Part>(isOffered: boolean, area: string, load: () => Promise<Part>): Part | null {
  const { locale, texts } = useApp();
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
