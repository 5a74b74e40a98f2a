import { Component, type ReactNode, type RefObject } from 'react';
import { rememberFocus } from './rememberFocus.ts';

interface RestoreFocusProps {
  /** The element that an update may replace by others with the same contents. */
  readonly container: RefObject<Element | null>;
  readonly children: ReactNode;
}

/** A class, because no hook runs before an update changes the page, as `getSnapshotBeforeUpdate` does. */
export class RestoreFocus extends Component<RestoreFocusProps> {
  override getSnapshotBeforeUpdate(): (() => void) | null {
    const { current } = this.props.container;
    return current && rememberFocus(current);
  }

  override componentDidUpdate(_props: RestoreFocusProps, _state: unknown, restore: (() => void) | null) {
    restore?.();
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
