import { useEffect, type ReactNode } from 'react';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { gameOfPage, requestedGame } from '../../../transport/storage/requestedGame.ts';
import { forgetSignOutState } from '../../../transport/session/signOut/signOutState.ts';
import { Legal } from '../Legal.tsx';
import { useEndedText } from '../signInTexts.ts';
import { SignInHead } from './SignInHead.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { Welcome } from './Welcome.tsx';

interface SignInFrameProps {
  readonly search: string;
  /** Before a quick deposit (ROUTE-33) the heading says that the deposit follows. */
  readonly variant: string | undefined;
  readonly children: ReactNode;
}

/** Frame of the sign-in pages, with the reason if a session has just ended (LOGOUT-06). */
export function SignInFrame({ search, variant, children }: SignInFrameProps) {
  const text = useText();
  const ended = useEndedText(new URLSearchParams(search));
  const heading = variant === 'quickDepositSignIn' ? 'identity.quickDeposit' : 'identity.comeIn';
  useEffect(() => forgetSignOutState(window), []);
  useEffect(() => {
    const game = gameOfPage(new URLSearchParams(search).get('redir'));
    if (game !== null) requestedGame.keep(game);
  }, [search]);
  return (
    <SignInLayout welcome={<Welcome />}>
      <div className="fy-signin__form">
        <SignInHead title={text(heading)} lead={text(`${heading}.lead`)} />
        {ended && <Banner tone="warning">{ended}</Banner>}
        {children}
        <Legal />
      </div>
    </SignInLayout>
  );
}
