import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Overlay } from '../design/overlay/Overlay.tsx';
import { useHref, useText } from '../features/content/index.ts';
import '../design/button/button.css';

/** SHELL-23: a page that crashes is told of, and the rest of the house stands. Give it a key: the next page is well. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('a screen crashed', error, componentStack);
  }

  override render() {
    return this.state.hasCrashed ? <Crash /> : this.props.children;
  }
}

function Crash() {
  const text = useText();
  const href = useHref();
  const home = href('/');
  return (
    <Overlay
      isOpen
      variant="error"
      title={text('shell.error.title')}
      closeLabel={text('shell.toLobby')}
      onClose={() => location.assign(home)}
      foot={
        // A plain link: a fresh page, since this one is broken.
        <a className="fy-button fy-button--primary" href={home}>
          {text('shell.toLobby')}
        </a>
      }
    >
      <p>{text('shell.error.text')}</p>
    </Overlay>
  );
}
