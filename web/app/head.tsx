import { createContext, use, useEffect, type ReactNode } from 'react';
import { useSettings } from './app.tsx';

/** Receives the title during server rendering, because `<title>` precedes the content that sets it. */
export interface Head {
  setTitle(title: string): void;
}

const HeadContext = createContext<Head | null>(null);

export function HeadProvider({ head, children }: { head: Head | null; children: ReactNode }) {
  return <HeadContext value={head}>{children}</HeadContext>;
}

/** Sets the document's title to the screen's title followed by the site's. */
export function useTitle(title: string): void {
  const site = useSettings().title;
  const head = use(HeadContext);
  const full = title ? `${title} | ${site}` : site;
  head?.setTitle(full);
  useEffect(() => void (document.title = full), [full]);
}
