import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { fetchCode } from '../../../transport/http/missingCode.ts';
import type { LiveTableFactsProps } from './LiveTableFacts.tsx';

type Code = ComponentType<LiveTableFactsProps>;

const loadCode = () =>
  fetchCode(() => import('./LiveTableFacts.tsx')).then((loaded) => loaded.LiveTableFacts);

/** What is so now at a live table, in the room that its tile keeps for it; until that is known, what always is. */
export function LiveFacts({ slug, children }: { slug: string; children: ReactNode }) {
  const [Told, setTold] = useState<Code | null>(null);
  useEffect(() => {
    let isHere = true;
    loadCode().then(
      (code) => isHere && setTold(() => code),
      // Without it the tile says a little less.
      () => {},
    );
    return () => void (isHere = false);
  }, []);
  return <div className="fy-live">{Told ? <Told slug={slug}>{children}</Told> : children}</div>;
}
