import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { fetchCode } from '../../../transport/http/missingCode.ts';
import type { LiveTableFactsProps } from './LiveTableFacts.tsx';

type Code = ComponentType<LiveTableFactsProps>;

const loadCode = () =>
  fetchCode(() => import('./LiveTableFacts.tsx')).then((loaded) => loaded.LiveTableFacts);

/** What is so now at a live table, in the room that its tile keeps for it; until that is known, what always is. */
export function LiveFacts({ slug, children }: { slug: string; children: ReactNode }) {
  const [Told, setTold] = useState<Code | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    let isHere = true;
    // A lobby has its live tables further down: their code comes when the first of them is seen.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loadCode().then(
        (code) => isHere && setTold(() => code),
        // Without it the tile says a little less.
        () => {},
      );
    });
    observer.observe(place.current);
    return () => {
      isHere = false;
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={place} className="fy-live">
      {Told ? <Told slug={slug}>{children}</Told> : children}
    </div>
  );
}
