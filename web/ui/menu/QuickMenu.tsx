import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../link/classNames.ts';
import { Link } from '../link/Link.tsx';
import { currentPage, navIconWeight, type NavItem } from './navItems.ts';
import { useRovingFocus } from './useRovingFocus.ts';
import './quickMenu.css';

export interface QuickMenuProps {
  label: string;
  items: readonly NavItem[];
  /** `header`: in the header, from 768 px. `main`: above the content, on smaller screens. `area`: above it on all screens. */
  placement: 'header' | 'main' | 'area';
}

/** A few links to parts of the site, such as casino and sports. */
export function QuickMenu({ label, items, placement }: QuickMenuProps) {
  const focus = useRovingFocus();
  return (
    <nav
      {...focus}
      className={classNames('fy-quick', placement !== 'header' && `fy-quick--${placement}`)}
      aria-label={label}
    >
      {items.map(({ key, label: name, href, icon, isCurrent }) => (
        <Link key={key} href={href} aria-current={currentPage(isCurrent)}>
          <Icon name={icon} weight={navIconWeight(isCurrent)} size="small" />
          {name}
        </Link>
      ))}
    </nav>
  );
}
