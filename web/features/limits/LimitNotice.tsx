import { useEffect, useState, type ComponentType } from 'react';
import { fetchTexts } from '../../transport/http/fetchTexts.ts';
import { fetchCode } from '../../transport/http/missingCode.ts';
import { useContent } from '../content/index.ts';
import type { RefusedBet } from './refusedBet.ts';

type Told = ComponentType<{ readonly bet: RefusedBet }>;

/** Under a game: which limit a bet would have passed. Its code comes with the first such bet. */
export function LimitNotice({ bet }: { bet: RefusedBet | null }) {
  const { locale, texts } = useContent();
  const [Told, setTold] = useState<Told | null>(null);
  const isWanted = bet !== null;
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    const load = async () => {
      const [code, words] = await Promise.all([
        fetchCode(() => import('./LimitReached.tsx')),
        fetchTexts(locale, ['profile']),
      ]);
      texts.add(words);
      if (!isLeft) setTold(() => code.LimitReached);
    };
    // The game itself has said that a limit is reached.
    load().catch((error: unknown) => console.error(error));
    return () => void (isLeft = true);
  }, [isWanted, locale, texts]);
  return bet && Told && <Told bet={bet} />;
}
