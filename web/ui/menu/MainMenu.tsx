import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { Count } from './Count.tsx';
import { currentPage, nameWithCount, navIconWeight, type NavItem } from './navItems.ts';
import { useRovingFocus } from './useRovingFocus.ts';
import './mainMenu.css';

interface PanelLink extends NavItem {
  /** Text next to the label: the number of games, an end date or a prize. */
  meta?: ReactNode;
}

interface PanelGroup {
  key: string;
  title: string;
  links: readonly PanelLink[];
}

export interface MainMenuProps {
  rail: readonly NavItem[];
  railLabel: string;
  groups: readonly PanelGroup[];
  panelLabel: string;
  /** The last groups of the panel, such as the languages. */
  feet: readonly { key: string; title: string; body: ReactNode }[];
  /** Stands at the end of the panel. */
  card?: ReactNode;
}

/** The main menu, 24rem wide: an icon rail with the main pages, and a panel with lists; each is one tab stop. */
export function MainMenu({ rail, railLabel, groups, panelLabel, feet, card }: MainMenuProps) {
  const [railFocus, panelFocus] = [useRovingFocus(), useRovingFocus()];
  return (
    <div className="fy-menu">
      <nav className="fy-rail" aria-label={railLabel} {...railFocus}>
        {rail.map(({ key, label, href, icon, isCurrent, count }) => (
          <Link
            key={key}
            className="fy-rail__item"
            href={href}
            aria-label={nameWithCount({ label, count })}
            aria-current={currentPage(isCurrent)}
          >
            <Icon name={icon} weight={navIconWeight(isCurrent)} />
            <span>{label}</span>
            {count && <Count value={count.value} />}
          </Link>
        ))}
      </nav>
      <nav className="fy-panel" aria-label={panelLabel} {...panelFocus}>
        {groups.map((group) => (
          <MenuGroup key={group.key} group={group} />
        ))}
        {feet.map(({ key, title, body }) => (
          <div key={key} className="fy-panel__group">
            <h2 className="fy-panel__title">{title}</h2>
            {body}
          </div>
        ))}
        {card}
      </nav>
    </div>
  );
}

function MenuGroup({ group: { title, links } }: { group: PanelGroup }) {
  return (
    <div className="fy-panel__group">
      <h2 className="fy-panel__title">{title}</h2>
      {links.map(({ key, label, href, icon, isCurrent, meta }) => (
        <Link key={key} className="fy-panel__link" href={href} aria-current={currentPage(isCurrent)}>
          <Icon name={icon} weight={navIconWeight(isCurrent)} size="small" />
          {label}
          {meta !== undefined && <span className="fy-panel__meta">{meta}</span>}
        </Link>
      ))}
    </div>
  );
}
