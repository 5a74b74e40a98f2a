import { Icon } from '../../../ui/icon/Icon.tsx';
import './searchBox.css';

export interface SearchBoxProps {
  label: string;
  shortcut: string | null;
  onOpen(): void;
}

/** The header's search button: looks like a field and opens the search overlay. */
export function SearchBox({ label, shortcut, onOpen }: SearchBoxProps) {
  return (
    <button
      type="button"
      className="fy-searchbox"
      aria-haspopup="dialog"
      {...(shortcut && { 'aria-keyshortcuts': shortcut })}
      onClick={onOpen}
    >
      <Icon name="magnifying-glass" size="small" />
      {label}
      {shortcut && <kbd aria-hidden="true">{shortcut}</kbd>}
    </button>
  );
}
