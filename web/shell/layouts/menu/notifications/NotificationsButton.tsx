import { useEffect, useId, useRef, useState } from 'react';
import { useLazyPart } from '../../../../app/useLazyPart.ts';
import { useText } from '../../../../i18n/i18n.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { Count } from '../../../../ui/menu/Count.tsx';
import { nameWithCount, type NavCount } from '../../../../ui/menu/navItems.ts';
import './notificationsButton.css';

const loadPanel = () => import('../../../../features/notifications/NotificationPanel.tsx');

/** A button with the number of unread notifications, which opens the latest in a native popover. Phones have a menu entry instead. */
export function NotificationsButton({ count }: { readonly count: NavCount | undefined }) {
  const text = useText();
  const id = useId();
  const popover = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const panel = useLazyPart(isOpen, 'notifications', loadPanel);
  // It may have been opened before hydration.
  useEffect(() => setOpen(popover.current?.matches(':popover-open') ?? false), []);
  const label = text('menu.notifications');
  return (
    <>
      <button
        type="button"
        className="fy-icon-button fy-bell"
        popoverTarget={id}
        aria-label={nameWithCount({ label, count }) ?? label}
      >
        <Icon name="bell" />
        {count && <Count value={count.value} />}
      </button>
      <section
        ref={popover}
        id={id}
        className="fy-notifications-panel"
        popover="auto"
        aria-label={label}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {panel && <panel.NotificationPanel onLeave={() => popover.current?.hidePopover()} />}
      </section>
    </>
  );
}
