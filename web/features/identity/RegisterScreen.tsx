import { Button, ButtonLink } from '../../design/button/Button.tsx';
import { Banner } from '../../design/feedback/Banner.tsx';
import { SignInHead } from '../../design/signIn/SignInHead.tsx';
import { SignInLayout } from '../../design/signIn/SignInLayout.tsx';
import { useHref, useText, useTitle } from '../content/index.ts';
import { afterSignInPath } from '../../transport/session/sameOriginPath.ts';
import { Legal } from './Legal.tsx';
import { posterWall } from './posterWall.ts';
import { useWayIn } from './useWayIn.ts';

/** ROUTE-37: the door for who has no account yet; the account is opened at the identity provider (OIDC-32). */
export function RegisterScreen({ search }: { search: string }) {
  const text = useText();
  const href = useHref();
  const { leavingBy, hasFailed, leave } = useWayIn(afterSignInPath(new URLSearchParams(search), href('/')));
  useTitle(text('identity.signUp.title'));
  return (
    <SignInLayout wall={posterWall}>
      <div className="fy-signin__form">
        <SignInHead title={text('identity.signUp.title')} lead={text('identity.signUp.lead')} />
        {hasFailed && <Banner tone="danger">{text('identity.problem.unreachable')}</Banner>}
        <div className="fy-signin__methods">
          <Button
            variant="primary"
            size="large"
            isBlock
            isLoading={leavingBy === 'signUp'}
            onClick={() => leave('signUp')}
          >
            {text('identity.signUp')}
          </Button>
          <ButtonLink size="large" isBlock href={href(`/login/${search}`)}>
            {text('identity.haveAccount')}
          </ButtonLink>
        </div>
        <Legal />
      </div>
    </SignInLayout>
  );
}
