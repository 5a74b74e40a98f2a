import { useEffect, useState, type RefObject } from 'react';

import { browserClock } from '../../transport/clock/clock.ts';
import { pageDistance, scrollEnds, type ScrollEnds } from './carouselScroll.ts';
import { throttle } from './throttle.ts';

/** GAME-07: minimum interval between two checks of the scroll position. */
const SCROLL_CHECK_MS = 100;
// A row that was not measured yet counts as not scrollable, so the server's HTML shows no arrows.
const UNMEASURED: ScrollEnds = { isAtStart: true, isAtEnd: true };

/** Tracks and controls the scrolling of a row. `content` is any value that changes with the row's length. */
export function useCarousel(trackRef: RefObject<HTMLElement | null>, content: unknown) {
  const [ends, setEnds] = useState(UNMEASURED);

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const check = () => setEnds((before) => keepEqual(before, scrollEnds(track)));
    const onScroll = throttle(check, SCROLL_CHECK_MS, browserClock);
    const onResize = new ResizeObserver(check);
    track.addEventListener('scroll', onScroll, { passive: true });
    onResize.observe(track);
    return () => {
      track.removeEventListener('scroll', onScroll);
      onResize.disconnect();
      onScroll.cancel();
    };
  }, [trackRef, content]);

  const page = (towards: 'back' | 'forward') => {
    const track = trackRef.current;
    if (!track) return;
    const direction = getComputedStyle(track).direction === 'rtl' ? 'rtl' : 'ltr';
    track.scrollBy({ left: pageDistance(towards, track.clientWidth, direction) });
  };

  return { page, ...ends };
}

function keepEqual(before: ScrollEnds, now: ScrollEnds): ScrollEnds {
  return before.isAtStart === now.isAtStart && before.isAtEnd === now.isAtEnd ? before : now;
}
