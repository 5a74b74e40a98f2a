import type { ReactNode } from 'react';
import { Button } from '../ui/button/Button.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { State, type StateProps } from '../ui/feedback/State.tsx';
import { PageTitle } from '../ui/pageHead/PageTitle.tsx';
import { useText } from '../i18n/i18n.tsx';

/** Placeholder while the page's query is loading, or after it has failed. */
export function PendingPage({ title, hasFailed }: { title: string; hasFailed: boolean }) {
  const text = useText();
  return hasFailed ? (
    <State drawing="door" headingLevel={1} isPlain title={text('shell.failed.title')}>
      {text('shell.failed.text')}
    </State>
  ) : (
    <>
      <PageTitle>{title}</PageTitle>
      <Skeleton shape="hero" />
      <Skeleton shape="band" />
    </>
  );
}

interface FailedProps extends Pick<StateProps, 'drawing' | 'isPlain'> {
  readonly onAgain: () => void;
  readonly children?: ReactNode;
}

/** Shown in the place of content that could not be loaded, with a button that tries again. */
export function Failed({ onAgain, children, ...look }: FailedProps) {
  const text = useText();
  return (
    <State
      {...look}
      title={text('shell.failed.title')}
      action={
        <Button variant="primary" onClick={onAgain}>
          {text('shell.tryAgain')}
        </Button>
      }
    >
      {text('shell.failed.text')} {children}
    </State>
  );
}
