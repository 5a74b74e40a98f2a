import type { ReactNode, Ref } from 'react';

import { Icon } from '../../icon/Icon.tsx';
import './optIn.css';

/** What just happened. */
export interface News {
  readonly text: string;
  /** A path. */
  readonly image: string | null;
}

export interface OptInProps {
  barRef: Ref<HTMLElement>;
  label: string;
  isExpanded: boolean;
  /** The jackpot's own emblem. */
  logo: string | null;
  news: News | null;
  /** What can be done: who is in, the way in, the details. */
  acts: ReactNode;
  /** Opens and closes it. */
  toggle: ReactNode;
  /** One pot, or all of them. */
  children: ReactNode;
}

/** A bar under the game or above the leaderboard: one pot, or all of them. */
export function OptIn({ barRef, label, isExpanded, logo, news, acts, toggle, children }: OptInProps) {
  return (
    <section
      ref={barRef}
      className="fy-optin"
      data-state={isExpanded ? 'expanded' : 'collapsed'}
      aria-label={label}
    >
      <Told news={news} />
      <div className="fy-optin__row">
        <Emblem logo={logo} />
        <div className="fy-optin__pots">{children}</div>
        <div className="fy-optin__acts">{acts}</div>
        {toggle}
      </div>
    </section>
  );
}

export interface SpotlightProps {
  barRef: Ref<HTMLElement>;
  label: string;
  logo: string | null;
  news: News | null;
  /** One or two sentences. */
  lead: ReactNode;
  acts: ReactNode;
  children: ReactNode;
}

/** The same, given the room: the largest pot, and the way in. */
export function Spotlight({ barRef, label, logo, news, lead, acts, children }: SpotlightProps) {
  return (
    <section ref={barRef} className="fy-optin fy-optin--spotlight" data-state="spotlight" aria-label={label}>
      <i className="fy-optin__rays" aria-hidden="true" />
      <Told news={news} />
      <div className="fy-optin__spot">
        <div className="fy-optin__prize">
          <Emblem logo={logo} />
          {children}
        </div>
        <p className="fy-optin__lead">{lead}</p>
        <div className="fy-optin__acts">{acts}</div>
      </div>
    </section>
  );
}

export const Emblem = ({ logo }: { logo: string | null }) =>
  logo === null ? null : <img className="fy-optin__logo" src={logo} alt="" width={40} height={40} />;

/** Who takes part, in a word. */
export const InChip = ({ children }: { children: ReactNode }) => (
  <span className="fy-optin__chip">
    <Icon name="check-circle" weight="fill" size="small" />
    {children}
  </span>
);

/** In the page from the start, so that what comes into it is read out. */
const Told = ({ news }: { news: News | null }) => (
  <output className="fy-optin__told">
    {news?.image && <img src={news.image} alt="" width={40} height={40} />}
    {news?.text}
  </output>
);
