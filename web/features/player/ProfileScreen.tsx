import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { NavIcon } from '../../ui/icon/icons.ts';
import { Link } from '../../ui/link/Link.tsx';
import { currentPage, navIconWeight } from '../../ui/menu/navItems.ts';
import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { useSettings } from '../../app/app.tsx';
import { useTitle } from '../../app/head.tsx';
import { GlobalLimits } from '../limits/index.ts';
import { Notifications } from '../notifications/index.ts';
import { SelfExclusionTools } from '../selfExclusion/index.ts';
import { EmptyProfilePage } from './EmptyProfilePage.tsx';
import { PaymentHistory } from './histories/PaymentHistory.tsx';
import { BalanceProof } from './pages/BalanceProof.tsx';
import { Dashboard } from './pages/Dashboard.tsx';
import { Documents } from './pages/Documents.tsx';
import { GameHistory } from './pages/GameHistory.tsx';
import { Limits } from './pages/Limits.tsx';
import { RewardsHistory } from './pages/RewardsHistory.tsx';
import { SessionHistory } from './pages/SessionHistory.tsx';
import { profilePageOf, profilePages, type ProfilePage } from './profilePages.ts';
import { globalLimitsQuery, HISTORY_PAGE_SIZE, notificationsQuery, selfExclusionQuery } from './queries.ts';
import './profileFrame.css';

// The keys give each of the two payment histories its own state.
const PAGES: Readonly<Record<ProfilePage, { readonly icon: NavIcon; readonly page: ReactNode }>> = {
  dashboard: { icon: 'gauge', page: <Dashboard /> },
  notifications: {
    icon: 'bell',
    page: (
      <Notifications
        query={notificationsQuery}
        pageSize={HISTORY_PAGE_SIZE}
        empty={<EmptyProfilePage page="notifications" drawing="ticket" />}
      />
    ),
  },
  'deposit-history': { icon: 'arrow-down-left', page: <PaymentHistory key="deposits" type="Deposit" /> },
  'withdrawal-history': {
    icon: 'arrow-up-right',
    page: <PaymentHistory key="withdrawals" type="Withdrawal" />,
  },
  'game-history': { icon: 'clock-counter-clockwise', page: <GameHistory /> },
  'rewards-history': { icon: 'gift', page: <RewardsHistory /> },
  documents: { icon: 'files', page: <Documents /> },
  limits: { icon: 'sliders-horizontal', page: <Limits /> },
  'global-limits': { icon: 'globe-simple', page: <GlobalLimits query={globalLimitsQuery} /> },
  'session-history': { icon: 'timer', page: <SessionHistory /> },
  'balance-proof': { icon: 'lock-key', page: <BalanceProof /> },
  'self-exclusion': {
    icon: 'hand-palm',
    page: <SelfExclusionTools query={selfExclusionQuery()} helpLine={<HelpLine />} />,
  },
};

/** ROUTE-74: the profile page that the URL names, with links to the other profile pages. */
export function ProfileScreen({ params }: { params: Readonly<Record<string, string>> }) {
  const text = useText();
  const page = profilePageOf(params['*']) ?? 'dashboard';
  const title = text(`profile.${page}.title`);
  useTitle(title);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="fy-profile">
        <PageLinks current={page} />
        <div className="fy-profile__main">{PAGES[page].page}</div>
      </div>
    </>
  );
}

/** Links to the profile pages: beside the content, on phones in a row above it. */
function PageLinks({ current }: { current: ProfilePage }) {
  const text = useText();
  const href = useHref();
  const nav = useCurrentInView(current);
  return (
    <nav ref={nav} className="fy-profile__nav" aria-label={text('profile.pages')}>
      {profilePages(useSettings()).map((page) => (
        <Link key={page} href={href(`/profile/${page}/`)} aria-current={currentPage(page === current)}>
          <Icon name={PAGES[page].icon} weight={navIconWeight(page === current)} size="small" />
          {text(`profile.${page}.title`)}
        </Link>
      ))}
    </nav>
  );
}

/** On a phone the row of links is wider than the screen, so the current link is scrolled into view. */
function useCurrentInView(current: ProfilePage) {
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

/** The country's help line, for gambling problems that the operator cannot solve. */
function HelpLine() {
  const { name, url } = useSettings().helpLine;
  return (
    <a className="fy-link" href={url} target="_blank" rel="noreferrer">
      <Icon name="chat-circle" size="small" /> {name}
    </a>
  );
}
