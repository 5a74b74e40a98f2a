import { Button } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { SignInFrame } from './layout/SignInFrame.tsx';
import { useVariation } from '../../app/pageVisit/useVariation.ts';
import { useText } from '../../i18n/i18n.tsx';
import { usePathAfterSignIn } from './usePathAfterSignIn.ts';
import { useAutoSignIn } from './useAutoSignIn.ts';
import { useSignInRedirect } from './useSignInRedirect.ts';

/** Sign-in page of countries that use the identity provider. */
export function SignInScreen({ search, variant }: { search: string; variant: string | undefined }) {
  const text = useText();
  const { leavingBy, hasFailed, leave } = useSignInRedirect(usePathAfterSignIn(search));
  const isAuto = useAutoSignIn(new URLSearchParams(search), () => leave('signIn'));
  // EXP-06: in one variation, the registration is the main button.
  const isSignUpFirst = useVariation('button_variant') === 'alternative';
  const variantOf = (isFirst: boolean) => (isFirst ? 'primary' : 'secondary');
  const signIn = (
    <Button
      key="signIn"
      variant={variantOf(!isSignUpFirst)}
      size="large"
      isBlock
      isLoading={leavingBy === 'signIn' && !isAuto}
      onClick={() => leave('signIn')}
    >
      <Icon name="sign-in" />
      {text('identity.signIn')}
    </Button>
  );
  const signUp = (
    <Button
      key="signUp"
      variant={variantOf(isSignUpFirst)}
      size="large"
      isBlock
      isLoading={leavingBy === 'signUp'}
      onClick={() => leave('signUp')}
    >
      {text('identity.signUp')}
    </Button>
  );
  return (
    <SignInFrame search={search} variant={variant}>
      {hasFailed && <Banner tone="danger">{text('identity.unreachable')}</Banner>}
      <div className="fy-signin__methods">{isSignUpFirst ? [signUp, signIn] : [signIn, signUp]}</div>
    </SignInFrame>
  );
}
