import { useEffect } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { SignInHead } from '../../ui/signIn/SignInHead.tsx';
import { SignInLayout } from '../../ui/signIn/SignInLayout.tsx';
import { useHref, useText } from '../content/index.ts';
import { afterSignInPath } from '../../transport/session/sameOriginPath.ts';
import { forgetSignOutState } from '../../transport/session/signOut/signOutState.ts';
import { Legal } from './Legal.tsx';
import { posterWall } from './posterWall.ts';
import { signInTexts, useEndedText } from './signIn/signInTexts.ts';
import { useAutoSignIn } from './signIn/useAutoSignIn.ts';
import { useSignInRedirect } from './useSignInRedirect.ts';

export interface SignInScreenProps {
  /** The page's query. */
  readonly search: string;
  readonly place: string | undefined;
}

/** What a visitor of the casino sees: the door, the wall, and why a session ended if it just did (LOGOUT-06). */
export function SignInScreen({ search, place }: SignInScreenProps) {
  const text = useText();
  const href = useHref();
  const query = new URLSearchParams(search);
  const ended = useEndedText(query);
  const { title, lead } = signInTexts(place);
  const { leavingBy, hasFailed, leave } = useSignInRedirect(afterSignInPath(query, href('/')));
  const isAuto = useAutoSignIn(query, () => leave('signIn'));
  useEffect(() => forgetSignOutState(window), []);

  return (
    <SignInLayout wall={posterWall}>
      <div className="fy-signin__form">
        <SignInHead title={text(title)} lead={text(lead)} />
        {ended && <Banner tone="warning">{ended}</Banner>}
        {hasFailed && <Banner tone="danger">{text('identity.unreachable')}</Banner>}
        <div className="fy-signin__methods">
          <Button
            variant="primary"
            size="large"
            isBlock
            isLoading={leavingBy === 'signIn' && !isAuto}
            onClick={() => leave('signIn')}
          >
            <Icon name="sign-in" />
            {text('identity.signIn')}
          </Button>
          <Button size="large" isBlock isLoading={leavingBy === 'signUp'} onClick={() => leave('signUp')}>
            {text('identity.signUp')}
          </Button>
        </div>
        <Legal />
      </div>
    </SignInLayout>
  );
}
