import type { ReactNode } from 'react';
import type { DrawingName } from '../ui/feedback/Drawing.tsx';
import { EmptyPage } from '../ui/feedback/EmptyPage.tsx';
import { useHref, useText } from '../i18n/i18n.tsx';

interface NotThereProps {
  readonly title: string;
  readonly drawing?: DrawingName;
  /** Name of the home page; by default the lobby. */
  readonly home?: string;
  readonly children: ReactNode;
}

/** Shown when the page is currently not available to this reader. */
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
