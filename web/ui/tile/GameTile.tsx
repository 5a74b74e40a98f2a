import type { ReactNode } from 'react';
import type { PosterSources } from '@foyer/contract/catalogue/art.ts';

import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../link/classNames.ts';
import { Link } from '../link/Link.tsx';
import { groundOf } from './groundOf.ts';
import './gameTile.css';

export type TileFormat = 'portrait' | 'wide' | 'square';

export interface GameTileProps {
  title: string;
  studio: string;
  href: string;
  poster: PosterSources;
  /** The ground of the art, shown until it has come. */
  ground: string;
  format?: TileFormat;
  /** The one line under the poster: studio and return, seats, a pot, a badge. */
  facts: ReactNode;
  playLabel: string;
  favourite?: ReactNode;
  /** In the first view: fetched at once instead of when it nears. */
  isEager?: boolean;
  isClosed?: boolean;
  /** The poster that becomes the stage when its game opens. */
  isOpening?: boolean;
}

/** The shape, and about how wide in a row or a grid: 180 px, so that two pixels a point are 360. */
const SHOWN = {
  portrait: { width: 600, height: 800, sizes: '(min-width: 40rem) 11.25rem, 42vw' },
  wide: { width: 960, height: 600, sizes: '(min-width: 40rem) 17rem, 70vw' },
  square: { width: 640, height: 640, sizes: '(min-width: 40rem) 11.25rem, 42vw' },
} satisfies Record<TileFormat, { width: number; height: number; sizes: string }>;

/** A poster and one line of facts. The art carries the title, so the link carries the name. */
export function GameTile({
  title,
  studio,
  href,
  poster,
  ground,
  format = 'portrait',
  ...rest
}: GameTileProps) {
  return (
    <article
      className={classNames('fy-tile', format !== 'portrait' && `fy-tile--${format}`)}
      data-maintenance={rest.isClosed ? '' : undefined}
      data-opening={rest.isOpening ? '' : undefined}
    >
      <div className="fy-tile__art" style={groundOf(ground)}>
        <img
          {...poster}
          {...SHOWN[format]}
          alt=""
          loading={rest.isEager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </div>
      <div className="fy-tile__foot">
        <div className="fy-tile__facts">{rest.facts}</div>
        <div className="fy-tile__acts">
          <span className="fy-tile__play" aria-hidden="true">
            <Icon name="play" weight="fill" size="tiny" />
            {rest.playLabel}
          </span>
          {rest.favourite}
        </div>
      </div>
      <Link className="fy-tile__link" href={href} aria-label={`${title}, ${studio}`} />
    </article>
  );
}
