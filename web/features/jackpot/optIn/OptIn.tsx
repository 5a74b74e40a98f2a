import type { ReactNode, Ref } from 'react';

import { Icon } from '../../../ui/icon/Icon.tsx';
import './optIn.css';

export interface News {
  readonly text: string;
  readonly image: string | null;
}

interface OptInProps {
  barRef: Ref<HTMLElement>;
  label: string;
  isExpanded: boolean;
  onTouch: () => void;
  logo: string | null;
  news: News | null;
  actions: ReactNode;
  toggle: ReactNode;
  /** One pot if collapsed, otherwise all pots. */
  children: ReactNode;
}

export function OptIn({
  barRef,
  label,
  isExpanded,
  onTouch,
  logo,
  news,
  actions,
  toggle,
  children,
}: OptInProps) {
  return (
    <section
      ref={barRef}
      className="fy-optin"
      data-state={isExpanded ? 'expanded' : 'collapsed'}
      aria-label={label}
      onPointerDown={onTouch}
    >
      <NewsLine news={news} />
      <div className="fy-optin__row">
        <Emblem logo={logo} />
        <div className="fy-optin__pots">{children}</div>
        <div className="fy-optin__acts">{actions}</div>
        {toggle}
      </div>
    </section>
  );
}

type SpotlightProps = Omit<OptInProps, 'isExpanded' | 'onTouch' | 'toggle'> & { lead: string };

export function Spotlight({ barRef, label, logo, news, lead, actions, children }: SpotlightProps) {
  return (
    <section ref={barRef} className="fy-optin fy-optin--spotlight" data-state="spotlight" aria-label={label}>
      <i className="fy-optin__rays" aria-hidden="true" />
      <NewsLine news={news} />
      <div className="fy-optin__spot">
        <div className="fy-optin__prize">
          <Emblem logo={logo} />
          {children}
        </div>
        <p className="fy-optin__lead">{lead}</p>
        <div className="fy-optin__acts">{actions}</div>
      </div>
    </section>
  );
}

export const Emblem = ({ logo }: { logo: string | null }) =>
  logo === null ? null : <img className="fy-optin__logo" src={logo} alt="" width={40} height={40} />;

export const InChip = ({ children }: { children: ReactNode }) => (
  <span className="fy-optin__chip">
    <Icon name="check-circle" weight="fill" size="small" />
    {children}
  </span>
);

/** A live region must be rendered before its content, so that screen readers announce the content. */
const NewsLine = ({ news }: { news: News | null }) => (
  <output className="fy-optin__told">
    {news?.image && <img src={news.image} alt="" width={40} height={40} />}
    {news?.text}
  </output>
);
