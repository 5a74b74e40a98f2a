import type { CSSProperties } from 'react';

import './skeleton.css';
import '../carousel/carousel.css';
import '../section/section.css';
import '../tile/gameTile.css';

type Shape = 'tile' | 'hero' | 'band' | 'line' | 'title' | 'field' | 'row';

/** A placeholder in the shape of the content, hidden from screen readers: the page announces that it is loading. */
export function Skeleton({ shape, style }: { shape: Shape; style?: CSSProperties }) {
  return <span className={`fy-skel fy-skel--${shape}`} style={style} aria-hidden="true" />;
}

export function CarouselSkeleton() {
  return (
    <div className="fy-section" aria-hidden="true">
      <div className="fy-section__head">
        <Skeleton shape="title" />
      </div>
      <div className="fy-carousel">
        <div className="fy-carousel__track">
          {Array.from({ length: 8 }, (_, index) => (
            <div className="fy-tile" key={index}>
              <Skeleton shape="tile" style={{ aspectRatio: '3 / 4' }} />
              <Skeleton shape="line" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
