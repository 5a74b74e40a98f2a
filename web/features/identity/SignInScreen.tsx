import { useEffect } from 'react';
import { parseLogoutReason, type LogoutReason } from '@foyer/contract/identity/logoutReason.ts';
import { Button } from '../../design/button/Button.tsx';
import { Banner } from '../../design/feedback/Banner.tsx';
import { Icon } from '../../design/icon/Icon.tsx';
import { SignInHead } from '../../design/signIn/SignInHead.tsx';
import { SignInLayout } from '../../design/signIn/SignInLayout.tsx';
import { useHref, useText } from '../content/index.ts';
import { afterSignInPath } from '../../transport/session/sameOriginPath.ts';
import { forgetSignOutState } from '../../transport/session/signOutState.ts';
import { Legal } from './Legal.tsx';
import { posterWall } from './posterWall.ts';
import { useWayIn } from './useWayIn.ts';

export interface SignInScreenProps {
  /** The page's query. */
  readonly search: string;
}

const REASON_TEXT = {
  SESSION_EXPIRED: 'identity.ended.sessionExpired',
  JWT_EXPIRED: 'identity.ended.jwtExpired',
  LOGGED_IN_FROM_ANOTHER_DEVICE: 'identity.ended.anotherDevice',
} as const satisfies Record<LogoutReason, string>;

/** What a visitor of the casino sees: the door, the wall, and why a session ended if it just did (LOGOUT-06). */
export function SignInScreen({ search }: SignInScreenProps) {
  const text = useText();
  const href = useHref();
  const query = new URLSearchParams(search);
  const reason = parseLogoutReason(query.get('logoutReason'));
  const { leavingBy, hasFailed, leave } = useWayIn(afterSignInPath(query, href('/')));
  useEffect(() => forgetSignOutState(window), []);

  return (
    <SignInLayout wall={posterWall}>
      <div className="fy-signin__form">
        <SignInHead title={text('identity.comeIn')} lead={text('identity.comeIn.lead')} />
        {reason && <Banner tone="warning">{text(REASON_TEXT[reason])}</Banner>}
        {hasFailed && <Banner tone="danger">{text('identity.problem.unreachable')}</Banner>}
        <div className="fy-signin__methods">
          <Button
            variant="primary"
            size="large"
            isBlock
            isLoading={leavingBy === 'signIn'}
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
