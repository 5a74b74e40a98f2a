import { Button } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { SignInFrame } from './layout/SignInFrame.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { afterSignInPath } from '../../transport/session/sameOriginPath.ts';
import { useAutoSignIn } from './useAutoSignIn.ts';
import { useSignInRedirect } from './useSignInRedirect.ts';

/** Sign-in page of countries that use the identity provider. */
export function SignInScreen({ search, variant }: { search: string; variant: string | undefined }) {
  const text = useText();
  const href = useHref();
  const query = new URLSearchParams(search);
  const { leavingBy, hasFailed, leave } = useSignInRedirect(afterSignInPath(query, href('/')));
  const isAuto = useAutoSignIn(query, () => leave('signIn'));
  return (
    <SignInFrame search={search} variant={variant}>
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
    </SignInFrame>
  );
}
