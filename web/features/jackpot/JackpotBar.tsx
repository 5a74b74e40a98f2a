import { useEffect, useState, type ComponentType } from 'react';
import { hasPart } from '@foyer/contract/content/pages.ts';
import { fetchCode } from '../../transport/http/missingCode.ts';
import { useContent } from '../content/index.ts';
import { fetchTexts } from '../../transport/http/fetchTexts.ts';
import { useSession } from '../identity/index.ts';

/** JACK-13, JACK-59: under a game, for a player of a brand with a jackpot; its code comes once the page is up. */
export function JackpotBar() {
  const { settings, locale, texts } = useContent();
  const session = useSession();
  const isOffered = session !== null && hasPart(settings, 'jackpot');
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isOffered) return;
    let isLeft = false;
    const load = async () => {
      const [bar, words] = await Promise.all([
        fetchCode(() => import('./bar/OptInBar.tsx')),
        fetchTexts(locale, ['jackpot']),
      ]);
      texts.add(words);
      if (!isLeft) setBar(() => bar.OptInBar);
    };
    // A game is played without it as well.
    load().catch((error: unknown) => console.error(error));
    return () => void (isLeft = true);
  }, [isOffered, locale, texts]);
  return isOffered && Bar ? <Bar /> : null;
}
