import type { ReactNode } from 'react';
import { Button } from '../ui/button/Button.tsx';
import { State, type StateProps } from '../ui/feedback/State.tsx';
import { useText } from '../i18n/i18n.tsx';

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
