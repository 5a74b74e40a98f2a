import { fakeClock, type FakeClock } from '../../clock/fakeClock.ts';
import type { Child } from '../navigators/navigation.ts';
import type { Windows } from '../navigators/navigators.ts';

export interface FakeChild extends Child {
  readonly kind: 'popup' | 'frame';
  /** URLs that the window was sent to, in order. */
  readonly went: string[];
  /** Closes the window from outside, as when the player closes the popup or an extension removes the frame. */
  vanish(): void;
}

export interface FakeWindows extends Windows {
  readonly clock: FakeClock;
  readonly children: FakeChild[];
  readonly heights: number[];
  /** Makes the browser block popups. */
  blockPopups(): void;
  listening(): number;
  readonly closedThis: () => boolean;
}

/** In-memory popups and frames, with the channels between them. */
export function fakeWindows(nowMs: number): FakeWindows {
  const clock = fakeClock(nowMs);
  const children: FakeChild[] = [];
  const heights: number[] = [];
  const listeners = new Map<string, (message: unknown) => void>();
  let isBlocked = false;
  let isClosed = false;

  function open(kind: FakeChild['kind']): FakeChild {
    let isOpen = true;
    const went: string[] = [];
    const leave = () => void (isOpen = false);
    const child: FakeChild = {
      kind,
      went,
      go: (url) => void went.push(url),
      isOpen: () => isOpen,
      close: leave,
      vanish: leave,
    };
    children.push(child);
    return child;
  }

  return {
    clock,
    children,
    heights,
    listen(state, onMessage) {
      listeners.set(state, onMessage);
      return () => void listeners.delete(state);
    },
    send: (state, message) => listeners.get(state)?.(message),
    openPopup({ height }) {
      heights.push(height);
      return isBlocked ? null : open('popup');
    },
    addFrame: () => open('frame'),
    closeThis: () => void (isClosed = true),
    blockPopups: () => void (isBlocked = true),
    listening: () => listeners.size,
    closedThis: () => isClosed,
  };
}
