import type { ReactNode } from 'react';

import { Icon } from '../../icon/Icon.tsx';
import { Link } from '../../link/Link.tsx';
import { currentPage, placeWeight, type Place } from '../places.ts';
import './profileFrame.css';

export interface ProfileFrameProps {
  /** What the list of pages is called: "Profile". */
  label: string;
  places: readonly Place[];
  children: ReactNode;
}

/** Pages of the player's own beside the one that is open; on a phone a row above it. */
export function ProfileFrame({ label, places, children }: ProfileFrameProps) {
  return (
    <div className="fy-profile">
      <nav className="fy-profile__nav" aria-label={label}>
        {places.map(({ key, label: name, href, icon, isCurrent }) => (
          <Link key={key} href={href} aria-current={currentPage(isCurrent)}>
            <Icon name={icon} weight={placeWeight(isCurrent)} size="small" />
            {name}
          </Link>
        ))}
      </nav>
      <div className="fy-profile__main">{children}</div>
    </div>
  );
}
