import { imageSources } from '@foyer/contract/catalogue/images.ts';
import type { GamePartsFragment } from '@foyer/contract/generated/operations.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { GameTile } from '../../../ui/tile/GameTile.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { LiveFacts } from '../live/LiveFacts.tsx';
import { useReturnRate } from '../useReturnRate.ts';
import { useGameList } from './gameListContext.tsx';
import { useFavourite } from './useFavourite.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import '../../../ui/tile/gameTile.css';

export interface TileProps {
  readonly game: GamePartsFragment;
  /** The tile is in the initial viewport, so its poster is loaded eagerly. */
  readonly isEager?: boolean;
}

/** Must be inside a `GameList`. */
export function Tile({ game, isEager }: TileProps) {
  const text = useText();
  const href = useHref();
  const { format } = useGameList();
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
      facts={<TileFacts game={game} />}
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

function TileFacts({ game }: { game: GamePartsFragment }) {
  const { slug, isNew, isLive, studio, rtp } = game;
  const text = useText();
  const { showsNew } = useGameList();
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
