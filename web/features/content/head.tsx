import { createContext, use, useEffect, type ReactNode } from 'react';
import { useSettings } from './content.tsx';

/** Where the server's render leaves the title, which stands in the document before what names it. */
export interface Head {
  setTitle(title: string): void;
}

const HeadContext = createContext<Head | null>(null);

export function HeadProvider({ head, children }: { head: Head | null; children: ReactNode }) {
  return <HeadContext value={head}>{children}</HeadContext>;
}

/** The document's title: the screen's own, then the site's. */
export function useTitle(title: string): void {
  const site = useSettings().title;
  const head = use(HeadContext);
  const full = title ? `${title} | ${site}` : site;
  head?.setTitle(full);
  useEffect(() => void (document.title = full), [full]);
}
