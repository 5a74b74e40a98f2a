import { useId, type MouseEvent, type ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { currentPage, navIconWeight, type NavItem } from '../menu/navItems.ts';
import './accountMenu.css';

export interface AccountMenuProps {
  /** Accessible name of the button, such as `Account of Anna`; the visible text is the initials. */
  label: string;
  initials: string;
  name: string;
  detail: string;
  items: readonly NavItem[];
  /** Further actions, such as sign out. */
  children: ReactNode;
}

/** A button with the player's initials, which opens a native popover: Escape or a click outside closes it. */
export function AccountMenu({ label, initials, name, detail, items, children }: AccountMenuProps) {
  const menuId = useId();
  return (
    <>
      <button type="button" className="fy-avatar" popoverTarget={menuId}>
        <span>{initials}</span>
        <span className="fy-sr">{label}</span>
      </button>
      <div className="fy-account" id={menuId} popover="auto">
        <p className="fy-account__name">
          {name}
          <small>{detail}</small>
        </p>
        {items.map(({ key, label: to, href, icon, isCurrent }) => (
          <Link
            key={key}
            className="fy-account__act"
            href={href}
            aria-current={currentPage(isCurrent)}
            onClick={closeMenu}
          >
            <Icon name={icon} weight={navIconWeight(isCurrent)} />
            {to}
          </Link>
        ))}
        {children}
      </div>
    </>
  );
}

/** Without this, the menu would stay open after a client-side navigation. */
const closeMenu = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
