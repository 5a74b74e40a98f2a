import type { ReactNode } from 'react';
import type { DrawingName } from '../../ui/feedback/Drawing.tsx';
import { EmptyPage } from '../../ui/feedback/EmptyPage.tsx';
import { useHref, useText } from '../content/index.ts';

interface NotThereProps {
  readonly title: string;
  readonly drawing?: DrawingName;
  /** What the first page is called; else the lobby. */
  readonly home?: string;
  /** Why, in a sentence. */
  readonly children: ReactNode;
}

/** The page is not there for this reader, now. */
export function PageUnavailable({ title, drawing = 'curtain', home, children }: NotThereProps) {
  const text = useText();
  const href = useHref();
  return (
    <EmptyPage
      drawing={drawing}
      title={title}
      way={{ href: href('/'), label: home ?? text('shell.toLobby') }}
    >
      {children}
    </EmptyPage>
  );
}
