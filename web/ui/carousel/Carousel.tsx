import { Children, useRef, type ReactNode } from 'react';

import { classNames } from '../link/classNames.ts';
import { Section, type SectionProps } from '../section/Section.tsx';
import { CarouselArrows, type CarouselLabels } from './CarouselArrows.tsx';
import './carousel.css';

export interface CarouselProps extends Omit<SectionProps, 'arrows'> {
  variant?: 'portrait' | 'wide' | 'ranked';
  labels: CarouselLabels;
  /** The items of the row. Each needs a key. */
  children: ReactNode;
}

/** A titled row of posters that scrolls natively and by keyboard, with arrows for larger steps. */
export function Carousel({ variant = 'portrait', labels, children, ...head }: CarouselProps) {
  const items = Children.toArray(children);
  const track = useRef<HTMLOListElement>(null);
  const isRanked = variant === 'ranked';
  return (
    <Section {...head} arrows={<CarouselArrows track={track} count={items.length} labels={labels} />}>
      <div className={classNames('fy-carousel', variant !== 'portrait' && `fy-carousel--${variant}`)}>
        <ol className="fy-carousel__track" ref={track} data-row={head.title}>
          {items.map((item, index) =>
            isRanked ? (
              <li className="fy-ranked" key={index}>
                <span className="fy-ranked__n" aria-hidden="true">
                  {index + 1}
                </span>
                {item}
              </li>
            ) : (
              <li key={index}>{item}</li>
            ),
          )}
        </ol>
      </div>
    </Section>
  );
}
