import type { ReactNode } from 'react';

import { classNames } from '../link/classNames.ts';
import { Curtain, Door, Ticket } from './drawings.tsx';
import './state.css';

export interface StateProps {
  /** Nothing here yet, nothing to hand out, or something failed. */
  drawing?: 'door' | 'ticket' | 'curtain';
  title: string;
  /** The page's own heading when the state is all there is on it. */
  headingLevel?: 1 | 2 | 3;
  isPlain?: boolean;
  /** One way out. */
  action?: ReactNode;
  /** One sentence. */
  children: ReactNode;
}

const DRAWING = { door: Door, ticket: Ticket, curtain: Curtain };

/** Empty, failed or closed: a picture, a sentence, one way out. */
export function State({ drawing, title, headingLevel = 2, isPlain, action, children }: StateProps) {
  const Drawing = drawing && DRAWING[drawing];
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames('fy-state', isPlain && 'fy-state--plain')}>
      {Drawing && <Drawing />}
      <Heading>{title}</Heading>
      <p>{children}</p>
      {action}
    </div>
  );
}
