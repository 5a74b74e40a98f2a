import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { currentPage, navIconWeight, type NavItem } from '../../ui/menu/navItems.ts';
import './profileFrame.css';

export interface ProfileFrameProps {
  /** Accessible name of the page list: "Profile". */
  label: string;
  pages: readonly NavItem[];
  children: ReactNode;
}

/** The profile pages' navigation beside the content; a row above it on phones. */
export function ProfileFrame({ label, pages, children }: ProfileFrameProps) {
  const nav = useCurrentInView(pages.find(({ isCurrent }) => isCurrent)?.key);
  return (
    <div className="fy-profile">
      <nav ref={nav} className="fy-profile__nav" aria-label={label}>
        {pages.map(({ key, label: name, href, icon, isCurrent }) => (
          <Link key={key} href={href} aria-current={currentPage(isCurrent)}>
            <Icon name={icon} weight={navIconWeight(isCurrent)} size="small" />
            {name}
          </Link>
        ))}
      </nav>
      <div className="fy-profile__main">{children}</div>
    </div>
  );
}

/** Scrolls the current page's item into view, because the row is wider than a phone. */
function useCurrentInView(current: string | undefined) {
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !link) return;
    const row = nav.current.getBoundingClientRect();
    const at = link.getBoundingClientRect();
    nav.current.scrollLeft += at.left + at.width / 2 - row.left - row.width / 2;
  }, [current]);
  return nav;
}
