import { Icon } from '../../icon/Icon.tsx';
import '../../header/account.css';

export interface SearchBoxProps {
  label: string;
  /** The key that does the same, where it is switched on. */
  shortcut: string | null;
  onOpen(): void;
}

/** The way into search from the header: looks like a field, and opens the one that is. */
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
