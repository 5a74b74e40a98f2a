import { useEffect } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { SignInHead } from './layout/SignInHead.tsx';
import { SignInLayout } from './layout/SignInLayout.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { afterSignInPath } from '../../transport/session/sameOriginPath.ts';
import { forgetSignOutState } from '../../transport/session/signOut/signOutState.ts';
import { Legal } from './Legal.tsx';
import { signInTexts, useEndedText } from './signInTexts.ts';
import { useAutoSignIn } from './useAutoSignIn.ts';
import { useSignInRedirect } from './useSignInRedirect.ts';

/** Sign-in page with the poster wall, and the reason if a session has just ended (LOGOUT-06). */
export function SignInScreen({ search, variant }: { search: string; variant: string | undefined }) {
  const text = useText();
  const href = useHref();
  const query = new URLSearchParams(search);
  const ended = useEndedText(query);
  const { title, lead } = signInTexts(variant);
  const { leavingBy, hasFailed, leave } = useSignInRedirect(afterSignInPath(query, href('/')));
  const isAuto = useAutoSignIn(query, () => leave('signIn'));
  useEffect(() => forgetSignOutState(window), []);

  return (
    <SignInLayout>
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
