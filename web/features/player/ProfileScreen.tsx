import type { ComponentType } from 'react';
import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import type { NavIcon } from '../../ui/icon/icons.ts';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { useSettings } from '../../app/app.tsx';
import { useTitle } from '../../app/head.tsx';
import { Dashboard } from './pages/Dashboard.tsx';
import { DepositHistory } from './pages/DepositHistory.tsx';
import { Documents } from './pages/Documents.tsx';
import { GameHistory } from './pages/GameHistory.tsx';
import { GlobalLimits } from './pages/GlobalLimits.tsx';
import { Limits } from './pages/Limits.tsx';
import { RewardsHistory } from './pages/RewardsHistory.tsx';
import { SelfExclusion } from './pages/SelfExclusion.tsx';
import { SessionHistory } from './pages/SessionHistory.tsx';
import { WithdrawalHistory } from './pages/WithdrawalHistory.tsx';
import { profilePageOf, profilePages, type ProfilePage } from './profilePages.ts';

const PAGES: Readonly<Record<ProfilePage, { Page: ComponentType; icon: NavIcon }>> = {
  dashboard: { Page: Dashboard, icon: 'gauge' },
  'deposit-history': { Page: DepositHistory, icon: 'arrow-down-left' },
  'withdrawal-history': { Page: WithdrawalHistory, icon: 'arrow-up-right' },
  'game-history': { Page: GameHistory, icon: 'clock-counter-clockwise' },
  'rewards-history': { Page: RewardsHistory, icon: 'gift' },
  documents: { Page: Documents, icon: 'files' },
  limits: { Page: Limits, icon: 'sliders-horizontal' },
  'global-limits': { Page: GlobalLimits, icon: 'globe-simple' },
  'session-history': { Page: SessionHistory, icon: 'timer' },
  'self-exclusion': { Page: SelfExclusion, icon: 'hand-palm' },
};

/** ROUTE-74: the player's profile pages. */
export function ProfileScreen({ params }: { params: Readonly<Record<string, string>> }) {
  const text = useText();
  const href = useHref();
  const settings = useSettings();
  const page = profilePageOf(params['*']) ?? 'dashboard';
  const title = text(`profile.${page}.title`);
  useTitle(title);
  const pages = profilePages(settings).map((key) => ({
    key,
    label: text(`profile.${key}.title`),
    href: href(`/profile/${key}/`),
    icon: PAGES[key].icon,
    isCurrent: key === page,
  }));
  const { Page } = PAGES[page];
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ProfileFrame label={text('profile.pages')} pages={pages}>
        <Page />
      </ProfileFrame>
    </>
  );
}
