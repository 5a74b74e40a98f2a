import { imageSources } from '@foyer/contract/catalogue/images.ts';
import { useHref } from '../../../i18n/i18n.tsx';
import { groundOf } from '../../../ui/tile/groundOf.ts';
import '../../../ui/tile/gameTile.css';
import type { LinkProps } from '../../../ui/link/Link.tsx';
import { useReturnRate } from '../useReturnRate.ts';
import { OptionLink } from './options.tsx';
import type { Findings } from './useFindings.ts';

interface GameOptionProps extends Omit<Partial<LinkProps>, 'name'> {
  readonly game: Findings['games'][number];
  /** Unique among the groups of the list. */
  readonly group?: string;
}

/** A poster with its facts, without the buttons of a tile, which an option cannot have. */
export function GameOption({ game, group = 'game', ...link }: GameOptionProps) {
  const href = useHref();
  const { slug, title, studio, rtp, tileUrl, tileColour } = game;
  const returnRate = useReturnRate()(rtp);
  return (
    <OptionLink
      href={href(`/games/${slug}/`)}
      {...link}
      name={`${group}-${slug}`}
      className="fy-tile fy-search__game"
    >
      <span className="fy-tile__art" style={groundOf(tileColour)}>
        <img
          {...imageSources(tileUrl, 'portrait')}
          sizes="(min-width: 40rem) 11.25rem, 42vw"
          width={600}
          height={800}
          alt={title}
          loading="lazy"
          decoding="async"
        />
      </span>
      <span className="fy-tile__facts">
        <span>{studio.name}</span>
        {returnRate !== null && <span>{returnRate}</span>}
      </span>
    </OptionLink>
  );
}
