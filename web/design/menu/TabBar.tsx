import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { currentPage, placeWeight, type Place } from './places.ts';
import './tabBar.css';

export interface TabBarProps {
  label: string;
  places: readonly (Place & { count?: ReactNode })[];
  menu: { label: string; isOpen: boolean; onOpen(): void };
}

/** The places under the thumb, below 1024 px. It leaves on a running game. */
export function TabBar({ label, places, menu }: TabBarProps) {
  return (
    <nav className="fy-tabs" aria-label={label}>
      {places.map(({ key, label: name, href, icon, isCurrent, count }) => (
        <Link key={key} className="fy-tabs__item" href={href} aria-current={currentPage(isCurrent)}>
          <Icon name={icon} weight={placeWeight(isCurrent)} />
          {name}
          {count}
        </Link>
      ))}
      <button
        type="button"
        className="fy-tabs__item"
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onClick={menu.onOpen}
      >
        <Icon name="list" />
        {menu.label}
      </button>
    </nav>
  );
}
