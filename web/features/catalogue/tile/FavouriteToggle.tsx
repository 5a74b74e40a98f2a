import { Icon } from '../../../ui/icon/Icon.tsx';
import '../../../ui/tile/gameTile.css';

export interface FavouriteToggleProps {
  /** Accessible name, which must include the game's name. */
  label: string;
  isFavourite: boolean;
  onToggle(isFavourite: boolean): void;
}

/** The favourite button of a tile. */
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
