import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Overlay } from '../design/overlay/Overlay.tsx';
import { useHref, useText } from '../features/content/index.ts';
import '../design/button/button.css';

interface Props {
  /** Changes with the page: a crash is over on the next one. */
  readonly place: string;
  readonly children: ReactNode;
}

/** SHELL-23: a page that crashes is told of, and the rest of the house stands. */
export class CrashBoundary extends Component<Props, { crashedAt: string | null }> {
  override state = { crashedAt: null };

  static getDerivedStateFromError() {
    return { crashedAt: '' };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('a screen crashed', error, componentStack);
    this.setState({ crashedAt: this.props.place });
  }

  override componentDidUpdate(previous: Props) {
    if (previous.place !== this.props.place && this.state.crashedAt !== null)
      this.setState({ crashedAt: null });
  }

  override render() {
    return this.state.crashedAt === null ? this.props.children : <Crash />;
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
