import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../link/classNames.ts';
import { Link } from '../link/Link.tsx';
import { currentPage, navIconWeight, type NavItem } from './navItems.ts';
import './quickMenu.css';

export interface QuickMenuProps {
  label: string;
  items: readonly NavItem[];
  /** In the header from 768 px; on smaller screens above the content. */
  placement: 'header' | 'main';
}

/** Links to the products of the site: casino, sports. */
export function QuickMenu({ label, items, placement }: QuickMenuProps) {
  return (
    <nav className={classNames('fy-quick', placement === 'main' && 'fy-quick--main')} aria-label={label}>
      {items.map(({ key, label: name, href, icon, isCurrent }) => (
        <Link key={key} href={href} aria-current={currentPage(isCurrent)}>
          <Icon name={icon} weight={navIconWeight(isCurrent)} size="small" />
          {name}
        </Link>
      ))}
    </nav>
  );
}
