import { imageSources } from '@foyer/contract/catalogue/images.ts';
import type { GamePartsFragment } from '@foyer/contract/generated/operations.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { GameTile, type TileFormat } from '../../../ui/tile/GameTile.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { LiveFacts } from '../live/LiveFacts.tsx';
import { useReturnRate } from '../useReturnRate.ts';
import { useFavourite } from './useFavourite.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import '../../../ui/tile/gameTile.css';

export interface TileProps {
  readonly game: GamePartsFragment;
  readonly format?: TileFormat;
  /** The tile is in the initial viewport, so its poster is loaded eagerly. */
  readonly isEager?: boolean;
  /** False in a list where all games are new. */
  readonly showsNew?: boolean;
}

export function Tile({ game, format = 'portrait', isEager, showsNew = true }: TileProps) {
  const text = useText();
  const href = useHref();
  const [isFavourite, mark] = useFavourite(game);
  const { slug, title, studio } = game;
  return (
    <GameTile
      title={title}
      studio={studio.name}
      href={href(`/games/${slug}/`)}
      poster={imageSources(game.tileUrl, format)}
      ground={game.tileColour}
      format={format}
      {...(isEager && { isEager })}
      facts={<TileFacts game={game} showsNew={showsNew} />}
      playLabel={text('games.play')}
      favourite={
        <FavouriteToggle
          label={text(isFavourite ? 'games.removeFavourite' : 'games.addFavourite', { title })}
          isFavourite={isFavourite}
          onToggle={mark}
        />
      }
    />
  );
}

function TileFacts({ game, showsNew }: { game: GamePartsFragment; showsNew: boolean }) {
  const { slug, isNew, isLive, studio, rtp } = game;
  const text = useText();
  const returnRate = useReturnRate()(rtp);
  const facts = (
    <>
      {isNew && showsNew ? <Badge tone="primary">{text('games.new')}</Badge> : <span>{studio.name}</span>}
      {returnRate !== null && <span>{returnRate}</span>}
      {isLive && rtp === null && <Badge tone="live">{text('games.live')}</Badge>}
    </>
  );
  return isLive ? <LiveFacts slug={slug}>{facts}</LiveFacts> : facts;
}

interface FavouriteToggleProps {
  /** Accessible name, which must include the game's name. */
  label: string;
  isFavourite: boolean;
  onToggle(isFavourite: boolean): void;
}

export function FavouriteToggle({ label, isFavourite, onToggle }: FavouriteToggleProps) {
  return (
    <button
      type="button"
      className="fy-tile__fav"
      aria-label={label}
      aria-pressed={isFavourite}
      onClick={() => onToggle(!isFavourite)}
    >
      <Icon name="heart" weight={isFavourite ? 'fill' : 'regular'} size="small" />
    </button>
  );
}
