import { useEffect, useEffectEvent, type ReactNode } from 'react';

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
  const close = useEffectEvent(onClose);
  // A link to the page that is open does not navigate, so the drawer would stay open.
  useEffect(() => {
    const dialog = modal.ref.current;
    const closeByLink = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.pathname === location.pathname) close();
    };
    dialog?.addEventListener('click', closeByLink);
    return () => dialog?.removeEventListener('click', closeByLink);
  }, [modal.ref]);
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
