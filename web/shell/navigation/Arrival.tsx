import { useEffect, useRef, useState } from 'react';
import type { CurrentPage } from './navigator.ts';

/** After a way without a page load: the focus goes to the new heading, and its title is read out. */
export function Arrival({ place }: { place: CurrentPage }) {
  const [announcement, setAnnouncement] = useState('');
  const last = useRef(place);
  useEffect(() => {
    if (place.turn === last.current.turn) return;
    const wasComing = last.current.isComing;
    last.current = place;
    // Who has gone elsewhere while the page was on its way stays there.
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

/** A page with a field to fill in puts the reader there. */
const isFocusTaken = (): boolean => document.querySelector('main input:focus') !== null;

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
