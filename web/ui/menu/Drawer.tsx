import type { ReactNode } from 'react';

import { IconButton } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useModal } from '../overlay/useModal.ts';
import './mainMenu.css';

export interface DrawerProps {
  isOpen: boolean;
  label: string;
  closeLabel: string;
  logo: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** Shows the main menu where it is not fixed: below 1024 px, and always in `layout1`. */
export function Drawer({ isOpen, label, closeLabel, logo, onClose, children }: DrawerProps) {
  const modal = useModal(isOpen, onClose);
  return (
    <dialog {...modal} className="fy-drawer" aria-label={label} closedby="any">
      <div className="fy-drawer__head">
        {logo}
        <IconButton label={closeLabel} onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </div>
      {isOpen && children}
    </dialog>
  );
}
