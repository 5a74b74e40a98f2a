import { useId, type ReactNode } from 'react';

import './header.css';

export interface AccountMenuProps {
  /** What the button opens, after the initials one sees: "Account of Anna". */
  label: string;
  initials: string;
  /** Who is signed in, and what they can do about it. */
  children: ReactNode;
}

/** The player's initials, and under them a native popover: Escape or a press elsewhere closes it. */
export function AccountMenu({ label, initials, children }: AccountMenuProps) {
  const menuId = useId();
  return (
    <>
      <button type="button" className="fy-avatar" popoverTarget={menuId}>
        <span>{initials}</span>
        <span className="fy-sr">{label}</span>
      </button>
      <div className="fy-account" id={menuId} popover="auto">
        {children}
      </div>
    </>
  );
}
