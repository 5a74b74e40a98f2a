import { useEffect } from 'react';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { useHref, useText, useTitle } from '../../features/content/index.ts';
import { useEndedText } from '../../features/identity/signIn/signInTexts.ts';
import { Sportsbook } from '../../features/sports/index.ts';
import { forgetSignOutState } from '../../transport/session/signOut/signOutState.ts';
import { useHasSession } from '../navigation/navigation.ts';
import type { ScreenProps } from '../routing/page.ts';

/** ROUTE-53; LOGOUT-06: who was signed out here is told why, as at the door. */
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
      {/* Who signs in or out gets another book: one without, or with a token. */}
      <Sportsbook key={String(hasSession)} onSignIn={signIn} />
    </>
  );
}
