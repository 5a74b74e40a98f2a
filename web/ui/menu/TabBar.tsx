import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { Count } from './Count.tsx';
import { currentPage, nameWithCount, navIconWeight, type NavCount, type NavItem } from './navItems.ts';
import './tabBar.css';

export interface TabBarProps {
  label: string;
  items: readonly NavItem[];
  search: { label: string; onOpen(): void };
  menu: { label: string; isOpen: boolean; onOpen(): void; count?: NavCount | undefined };
}

/** The navigation at the bottom below 1024 px. Hidden while a game runs. */
export function TabBar({ label, items, search, menu }: TabBarProps) {
  const [first, ...others] = items;
  return (
    <nav className="fy-tabs" aria-label={label}>
      {first && <Tab {...first} />}
      <button type="button" className="fy-tabs__item" aria-haspopup="dialog" onClick={search.onOpen}>
        <Icon name="magnifying-glass" />
        {search.label}
      </button>
      {others.map((item) => (
        <Tab {...item} key={item.key} />
      ))}
      <button
        type="button"
        className="fy-tabs__item"
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        aria-label={nameWithCount(menu)}
        onClick={menu.onOpen}
      >
        <Icon name="list" />
        {menu.label}
        {menu.count && <Count value={menu.count.value} />}
      </button>
    </nav>
  );
}

function Tab({ label, href, icon, isCurrent, count }: Omit<NavItem, 'key'>) {
  return (
    <Link
      className="fy-tabs__item"
      href={href}
      aria-label={nameWithCount({ label, count })}
      aria-current={currentPage(isCurrent)}
    >
      <Icon name={icon} weight={navIconWeight(isCurrent)} />
      {label}
      {count && <Count value={count.value} />}
    </Link>
  );
}
