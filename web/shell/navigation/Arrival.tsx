import { useEffect, useRef, useState } from 'react';

/** After a way without a page load: the focus goes to the new heading, and its title is read out. */
export function Arrival({ turn }: { turn: number }) {
  const [announcement, setAnnouncement] = useState('');
  const first = useRef(turn);
  useEffect(() => {
    if (turn === first.current) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (heading) {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    setAnnouncement(document.title);
  }, [turn]);
  return <output className="fy-sr">{announcement}</output>;
}
