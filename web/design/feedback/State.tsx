import type { ReactNode } from 'react';

import { classNames } from '../link/classNames.ts';
import { Drawing, type DrawingName } from './Drawing.tsx';
import './state.css';

export interface StateProps {
  /** Nothing here yet, nothing to hand out, or something failed. */
  drawing?: DrawingName;
  title: string;
  /** The page's own heading when the state is all there is on it. */
  headingLevel?: 1 | 2 | 3;
  isPlain?: boolean;
  /** One way out. */
  action?: ReactNode;
  /** One sentence. */
  children: ReactNode;
}

/** Empty, failed or closed: a picture, a sentence, one way out. */
export function State({ drawing, title, headingLevel = 2, isPlain, action, children }: StateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames('fy-state', isPlain && 'fy-state--plain')}>
      {drawing && <Drawing name={drawing} />}
      <Heading>{title}</Heading>
      <p>{children}</p>
      {action}
    </div>
  );
}
