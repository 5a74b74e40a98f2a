import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../link/classNames.ts';
import { Link } from '../link/Link.tsx';
import { groundOf } from './groundOf.ts';
import './gameTile.css';

export type TileFormat = 'portrait' | 'wide' | 'square';

export interface ImageSources {
  readonly src: string;
  readonly srcSet: string;
}

export interface GameTileProps {
  title: string;
  studio: string;
  href: string;
  poster: ImageSources;
  /** Background colour until the picture has loaded. */
  ground: string;
  format?: TileFormat;
  /** The line below the poster, such as studio and return to player, seats, a pot or a badge. */
  facts: ReactNode;
  playLabel: string;
  favourite?: ReactNode;
  /** Whether the picture is loaded eagerly, for tiles that are visible at first. */
  isEager?: boolean;
}

/** By format: width and height of the image file, and `sizes`, its width on the page (about 180 CSS pixels for a portrait). */
const SHOWN = {
  portrait: { width: 600, height: 800, sizes: '(min-width: 40rem) 11.25rem, 42vw' },
  wide: { width: 960, height: 600, sizes: '(min-width: 40rem) 17rem, 70vw' },
  square: { width: 640, height: 640, sizes: '(min-width: 40rem) 11.25rem, 42vw' },
} satisfies Record<TileFormat, { width: number; height: number; sizes: string }>;

/** A poster with a line of facts. The picture contains the title, so the link has it as accessible name. */
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
    <article className={classNames('fy-tile', format !== 'portrait' && `fy-tile--${format}`)}>
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
