import { useEffect } from 'react';
import { Banner } from '../../design/feedback/Banner.tsx';
import { useEndedText } from '../../features/identity/signIn/signInTexts.ts';
import { forgetSignOutState } from '../../transport/session/signOut/signOutState.ts';
import type { ScreenProps } from '../routing/screens.ts';
import { EmptyPlaceScreen } from './EmptyPlaceScreen.tsx';

/** ROUTE-53; LOGOUT-06: who was signed out here is told why, as at the door. */
export function SportsScreen({ search }: Pick<ScreenProps, 'search'>) {
  const ended = useEndedText(new URLSearchParams(search));
  useEffect(() => forgetSignOutState(window), []);
  return (
    <>
      <span hidden data-no-chat />
      {ended && <Banner tone="warning">{ended}</Banner>}
      <EmptyPlaceScreen place="sports" />
    </>
  );
}
