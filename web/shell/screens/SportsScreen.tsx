import { useEffect } from 'react';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import { useEndedText } from '../../features/signIn/signInTexts.ts';
import { Sportsbook } from '../../features/sportsbook/index.ts';
import { forgetSignOutState } from '../../transport/session/signOut/signOutState.ts';
import { useHasSession } from '../navigation/navigation.ts';
import type { ScreenProps } from '../routing/page.ts';

/** ROUTE-53; LOGOUT-06: shows why the player was signed out, as the sign-in page does. */
export function SportsScreen({ search }: Pick<ScreenProps, 'search'>) {
  const text = useText();
  const href = useHref();
  const hasSession = useHasSession();
  const ended = useEndedText(new URLSearchParams(search));
  useTitle(text('sports.title'));
  useEffect(() => forgetSignOutState(window), []);
  const signIn = () =>
    location.assign(href(`/login/?autoSignIn=1&redir=${encodeURIComponent(href('/sports/'))}`));
  return (
    <>
      <h1 className="fy-sr">{text('sports.title')}</h1>
      <span hidden data-no-chat />
      {ended && <Banner tone="warning">{ended}</Banner>}
      {/* The key remounts the sportsbook on sign-in and sign-out, because its token changes. */}
      <Sportsbook key={String(hasSession)} onSignIn={signIn} />
    </>
  );
}
