import { useEffect, useRef, useState } from 'react';
import type { CurrentPage } from './navigator.ts';

/** After client-side navigation, moves the focus to the new heading and announces the page title. */
export function Arrival({ place }: { place: CurrentPage }) {
  const [announcement, setAnnouncement] = useState('');
  const last = useRef(place);
  useEffect(() => {
    if (place.turn === last.current.turn) return;
    const wasComing = last.current.isSkeleton;
    last.current = place;
    // Leave the focus alone if the reader moved it while the page was loading.
    if (!isFocusTaken() && (!wasComing || isFocusLost())) focusHeading();
    setAnnouncement(document.title);
  }, [place]);
  return <output className="fy-sr">{announcement}</output>;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A page with a form focuses its own first field. */
const isFocusTaken = (): boolean => document.querySelector('main input:focus') !== null;

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
