import { useEffect, useRef, type RefObject } from 'react';

import { IconButton } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useCarousel } from './useCarousel.ts';

export interface CarouselLabels {
  back: string;
  forward: string;
}

export interface CarouselArrowsProps {
  track: RefObject<HTMLElement | null>;
  count: number;
  labels: CarouselLabels;
}

/**
 * GAME-06: two arrows, each hidden at its end of the row. They hold the scroll state, so that tiles do not re-render.
 */
export function CarouselArrows({ track, count, labels }: CarouselArrowsProps) {
  const { isAtStart, isAtEnd, page } = useCarousel(track, count);
  const back = useRef<HTMLButtonElement>(null);
  const forward = useRef<HTMLButtonElement>(null);

  // If the focused arrow disappears, the focus moves to the other one.
  useEffect(() => {
    if (isAtStart && document.activeElement === back.current) forward.current?.focus();
    if (isAtEnd && document.activeElement === forward.current) back.current?.focus();
  }, [isAtStart, isAtEnd]);

  return (
    <>
      <IconButton ref={back} label={labels.back} isSmall disabled={isAtStart} onClick={() => page('back')}>
        <Icon name="caret-left" weight="bold" size="small" />
      </IconButton>
      <IconButton
        ref={forward}
        label={labels.forward}
        isSmall
        disabled={isAtEnd}
        onClick={() => page('forward')}
      >
        <Icon name="caret-right" weight="bold" size="small" />
      </IconButton>
    </>
  );
}
