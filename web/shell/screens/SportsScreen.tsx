import { useEffect } from 'react';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import { useEndedText } from '../../features/signIn/signInTexts.ts';
import { pageIn } from '@foyer/contract/sportsbook/frame.ts';
import { PAGE_QUERY } from '@foyer/contract/sportsbook/pickQuery.ts';
import { Sportsbook } from '../../features/sportsbook/index.ts';
import { signInPath } from '../../transport/session/sameOriginPath.ts';
import { forgetSignOutState } from '../../transport/session/signOut/signOutState.ts';
import { useHasSession, useNavigation } from '../navigation/navigation.ts';
import type { ScreenProps } from '../routing/page.ts';

/** ROUTE-53; LOGOUT-06: shows why the player was signed out, as the sign-in page does. */
export function SportsScreen({ search }: Pick<ScreenProps, 'search'>) {
  const text = useText();
  const href = useHref();
  const hasSession = useHasSession();
  const ended = useEndedText(new URLSearchParams(search));
  useTitle(text('sports.title'));
  useEffect(() => forgetSignOutState(window), []);
  const navigation = useNavigation();
  const addressOf = (page: string) =>
    `${href('/sports/')}${page === '' ? '' : `?${new URLSearchParams({ [PAGE_QUERY]: page })}`}`;
  const showPage = (page: string) => {
    if (page !== pageIn(new URLSearchParams(location.search))) navigation?.go(addressOf(page), true);
  };
  const signIn = () => {
    const here = addressOf(pageIn(new URLSearchParams(location.search)));
    location.assign(href(signInPath(here, true)));
  };
  return (
    <>
      <h1 className="fy-sr">{text('sports.title')}</h1>
      <span hidden data-no-chat />
      {ended && <Banner tone="warning">{ended}</Banner>}
      {/* The key remounts the sportsbook on sign-in and sign-out, because its token changes. */}
      <Sportsbook key={String(hasSession)} onSignIn={signIn} onPage={showPage} />
    </>
  );
}
