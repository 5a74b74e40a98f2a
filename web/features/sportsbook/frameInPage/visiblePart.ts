import type { VisiblePart } from '@foyer/contract/sportsbook/frame.ts';

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Returns the part of the frame within the uncovered part of the screen; both in CSS pixels of the screen. */
export function visiblePart(frame: Span, uncovered: Span): VisiblePart {
  const within = (edge: number) => Math.round(Math.min(Math.max(edge, frame.top), frame.bottom) - frame.top);
  const top = within(uncovered.top);
  return { top, height: within(uncovered.bottom) - top };
}
