import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { fetchCode } from '../../../transport/http/missingCode.ts';
import type { LiveTableFactsProps } from './LiveTableFacts.tsx';

type Code = ComponentType<LiveTableFactsProps>;

const loadCode = () =>
  fetchCode(() => import('./LiveTableFacts.tsx')).then((loaded) => loaded.LiveTableFacts);

/** Shows live data of a live table. Until it is loaded, the children are shown. */
export function LiveFacts({ slug, children }: { slug: string; children: ReactNode }) {
  const [Facts, setFacts] = useState<Code | null>(null);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!container.current) return undefined;
    let isMounted = true;
    // Live tables are usually below the fold, so their code is loaded when the first one becomes visible.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loadCode().then(
        (code) => isMounted && setFacts(() => code),
        // If the code cannot be loaded, the tile keeps showing its children.
        () => {},
      );
    });
    observer.observe(container.current);
    return () => {
      isMounted = false;
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={container} className="fy-live">
      {Facts ? <Facts slug={slug}>{children}</Facts> : children}
    </div>
  );
}
