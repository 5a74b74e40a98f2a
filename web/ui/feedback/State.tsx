import type { ReactNode, Ref } from 'react';

import { classNames } from '../link/classNames.ts';
import { Drawing, type DrawingName } from './Drawing.tsx';
import './state.css';

export interface StateProps {
  drawing?: DrawingName;
  title: string;
  /** Level of the heading; 1 if the state is the only content of the page. */
  headingLevel?: 1 | 2 | 3;
  /** Ref of the heading, to move the focus to it when the state replaces other content. */
  headingRef?: Ref<HTMLHeadingElement>;
  isPlain?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

/** Empty, failed or closed content: illustration, one sentence, one action. */
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
