import { Component, type ReactNode, type RefObject } from 'react';
import { rememberFocus } from './rememberFocus.ts';

interface KeepFocusProps {
  /** The element that an update may replace by others with the same contents. */
  readonly of: RefObject<Element | null>;
  readonly children: ReactNode;
}

/** A class, because React tells no hook of an update before it changes the page. */
export class KeepFocus extends Component<KeepFocusProps> {
  override getSnapshotBeforeUpdate(): (() => void) | null {
    const { current } = this.props.of;
    return current && rememberFocus(current);
  }

  override componentDidUpdate(_props: KeepFocusProps, _state: unknown, restoreFocus: (() => void) | null) {
    restoreFocus?.();
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
