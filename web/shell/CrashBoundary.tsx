import { Component, type ContextType, type ErrorInfo, type ReactNode } from 'react';
import { OverlaysContext } from '../ui/overlay/overlays.ts';

interface CrashBoundaryProps {
  /** Where a fresh page is to be had. */
  readonly homeHref: string;
  /** What stands in the screen's place. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** SHELL-23: a page that crashes is told of, and the rest of the house stands. Give it a key: the next page is well. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  static override contextType = OverlaysContext;
  declare context: ContextType<typeof OverlaysContext>;
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('a screen crashed', error, componentStack);
    // Without its code the place of the screen says the same.
    this.context.open('error', { homeHref: this.props.homeHref }).catch(() => {});
  }

  override render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
