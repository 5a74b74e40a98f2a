import { Component, type ContextType, type ErrorInfo, type ReactNode } from 'react';
import { OverlaysContext } from '../app/overlays.ts';

interface CrashBoundaryProps {
  /** The link to the home page, which loads the whole page. */
  readonly homeHref: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * SHELL-23: catches a crash of the screen and opens the error overlay; the layout stays usable. Pass a
 * `key` per page to reset the boundary on navigation.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  static override contextType = OverlaysContext;
  declare context: ContextType<typeof OverlaysContext>;
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('a screen crashed', error, componentStack);
    // If the overlay's code cannot be loaded, the fallback shows the error anyway.
    this.context.open('error', { homeHref: this.props.homeHref }).catch(() => {});
  }

  override render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
