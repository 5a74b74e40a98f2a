import { useEffect, useState, type ComponentType } from 'react';
import { fetchTexts } from '../../transport/http/fetchTexts.ts';
import { fetchCode } from '../../transport/http/missingCode.ts';
import { useApp } from '../../app/app.tsx';
import type { RefusedBet } from './refusedBet.ts';

type View = ComponentType<{ readonly bet: RefusedBet }>;

/** The limit that a bet would have exceeded. The code is loaded with the first such bet. */
export function LimitNotice({ bet }: { bet: RefusedBet | null }) {
  const { locale, texts } = useApp();
  const [View, setView] = useState<View | null>(null);
  const isNeeded = bet !== null;
  useEffect(() => {
    if (!isNeeded) return;
    let isUnmounted = false;
    const load = async () => {
      const [code, profileTexts] = await Promise.all([
        fetchCode(() => import('./LimitReached.tsx')),
        fetchTexts(locale, ['profile']),
      ]);
      texts.add(profileTexts);
      if (!isUnmounted) setView(() => code.LimitReached);
    };
    // If the code cannot be loaded, the game's own message has to be enough.
    load().catch((error: unknown) => console.error(error));
    return () => void (isUnmounted = true);
  }, [isNeeded, locale, texts]);
  return bet && View && <View bet={bet} />;
}
