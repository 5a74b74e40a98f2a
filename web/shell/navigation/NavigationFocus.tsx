import { useEffect, useRef, useState } from 'react';
import type { CurrentPage } from './navigator.ts';

/** After client-side navigation, moves the focus to the new heading and announces the page title. */
export function NavigationFocus({ page }: { page: CurrentPage }) {
  const [announcement, setAnnouncement] = useState('');
  const last = useRef(page);
  useEffect(() => {
    if (page.navigationCount === last.current.navigationCount) return;
    const wasSkeleton = last.current.isSkeleton;
    last.current = page;
    // Leave the focus alone if the reader moved it while the page was loading.
    const mayFocus = !page.isInPlace && (!wasSkeleton || isFocusLost());
    if (mayFocus && !isFocusTaken()) focusHeading();
    setAnnouncement(document.title);
  }, [page]);
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
