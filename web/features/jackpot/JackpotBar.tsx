import { useEffect, useState, type ComponentType } from 'react';
import { hasPart } from '@foyer/contract/content/pages.ts';
import { fetchCode } from '../../transport/http/missingCode.ts';
import { useContent } from '../content/index.ts';
import { fetchTexts } from '../../transport/http/fetchTexts.ts';
import { useSession } from '../identity/index.ts';

/** Where it stands on a page that is not the jackpot's. */
type BarPlace = 'game' | 'spotlight';

/** JACK-13, JACK-59: for a player of a brand with a jackpot; its code comes once the page is up. */
export function JackpotBar({ placement }: { placement: BarPlace }) {
  const { settings, locale, texts } = useContent();
  const session = useSession();
  const isOffered = session !== null && hasPart(settings, 'jackpot');
  const [Bar, setBar] = useState<ComponentType<{ placement: BarPlace }> | null>(null);
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
    // A page is of use without it as well.
    load().catch((error: unknown) => console.error(error));
    return () => void (isLeft = true);
  }, [isOffered, locale, texts]);
  return isOffered && Bar ? <Bar placement={placement} /> : null;
}
