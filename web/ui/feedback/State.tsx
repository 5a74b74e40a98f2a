import type { ReactNode, Ref } from 'react';

import { classNames } from '../link/classNames.ts';
import { Drawing, type DrawingName } from './Drawing.tsx';
import './state.css';

export interface StateProps {
  /** Nothing here yet, nothing to hand out, or something failed. */
  drawing?: DrawingName;
  title: string;
  /** The page's own heading when the state is all there is on it. */
  headingLevel?: 1 | 2 | 3;
  /** For what takes the focus to it: it comes in place of something. */
  headingRef?: Ref<HTMLHeadingElement>;
  isPlain?: boolean;
  /** One way out. */
  action?: ReactNode;
  /** One sentence. */
  children: ReactNode;
}

/** Empty, failed or closed: a picture, a sentence, one way out. */
export function State({
  drawing,
  title,
  headingLevel = 2,
  headingRef,
  isPlain,
  action,
  children,
}: StateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames('fy-state', isPlain && 'fy-state--plain')}>
      {drawing && <Drawing name={drawing} />}
      <Heading {...(headingRef && { ref: headingRef, tabIndex: -1 })}>{title}</Heading>
      <p>{children}</p>
      {action}
    </div>
  );
}
