import type { CSSProperties } from 'react';

import type { TileFormat } from '../tile/GameTile.tsx';
import './skeleton.css';
import '../carousel/carousel.css';
import '../section/section.css';
import '../tile/gameTile.css';

type Shape = 'tile' | 'hero' | 'band' | 'line' | 'title' | 'field' | 'row';

/**
 * A placeholder in the shape of the content. Hidden from screen readers; the page announces that it is
 * loading.
 */
export function Skeleton({ shape, style }: { shape: Shape; style?: CSSProperties }) {
  return <span className={`fy-skel fy-skel--${shape}`} style={style} aria-hidden="true" />;
}

const RATIO: Record<TileFormat, string> = { portrait: '3 / 4', wide: '8 / 5', square: '1' };

/** Skeleton of a row of posters with its heading. */
export function CarouselSkeleton({
  count = 8,
  format = 'portrait',
}: {
  count?: number;
  format?: TileFormat;
}) {
  return (
    <div className="fy-section" aria-hidden="true">
      <div className="fy-section__head">
        <Skeleton shape="title" />
      </div>
      <div className={format === 'wide' ? 'fy-carousel fy-carousel--wide' : 'fy-carousel'}>
        <div className="fy-carousel__track">
          {Array.from({ length: count }, (_, place) => (
            <div className="fy-tile" key={place}>
              <Skeleton shape="tile" style={{ aspectRatio: RATIO[format] }} />
              <Skeleton shape="line" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
