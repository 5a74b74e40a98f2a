import { imageSources } from '@foyer/contract/catalogue/images.ts';
import { useHref } from '../../../i18n/i18n.tsx';
import { groundOf } from '../../../ui/tile/groundOf.ts';
import '../../../ui/tile/gameTile.css';
import { useReturnRate } from '../useReturnRate.ts';
import { OptionLink } from './options.tsx';
import type { Findings } from './useFindings.ts';

/** A poster with its facts, without the buttons of a tile, which an option cannot have. */
export function GameOption({ game }: { game: Findings['games'][number] }) {
  const href = useHref();
  const { slug, title, studio, rtp, tileUrl, tileColour } = game;
  const returnRate = useReturnRate()(rtp);
  return (
    <OptionLink name={`game-${slug}`} className="fy-tile fy-search__game" href={href(`/games/${slug}/`)}>
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
