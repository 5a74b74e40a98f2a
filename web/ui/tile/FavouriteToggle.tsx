import { Icon } from '../icon/Icon.tsx';
import './gameTile.css';

export interface FavouriteToggleProps {
  /** Names the game: the heart alone would not say of which. */
  label: string;
  isFavourite: boolean;
  onToggle(isFavourite: boolean): void;
}

/** The heart in a tile's line. */
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
