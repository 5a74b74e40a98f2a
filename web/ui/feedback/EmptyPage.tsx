import type { ReactNode } from 'react';

import { ButtonLink } from '../button/Button.tsx';
import type { DrawingName } from './Drawing.tsx';
import { State } from './State.tsx';

export interface EmptyPageProps {
  drawing: DrawingName;
  title: string;
  way: { href: string; label: string };
  children: ReactNode;
}

/** A page without content: heading, one sentence, one link. */
export const EmptyPage = ({ drawing, title, way: { href, label }, children }: EmptyPageProps) => (
  <State
    drawing={drawing}
    headingLevel={1}
    isPlain
    title={title}
    action={
      <ButtonLink variant="primary" href={href}>
        {label}
      </ButtonLink>
    }
  >
    {children}
  </State>
);
