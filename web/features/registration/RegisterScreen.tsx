import { useEffect, useEffectEvent } from 'react';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { SignInHead, SignInLayout, Legal, usePathAfterSignIn, useSignInRedirect } from '../signIn/index.ts';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { useSettings } from '../../app/app.tsx';
import { useBrowserValue } from '../../app/useStore.ts';
import { useTitle } from '../../app/head.tsx';
import { RegistrationSteps } from './RegistrationSteps.tsx';

/** ROUTE-37: the registration page. */
export function RegisterScreen({ search, variant }: { search: string; variant: string | undefined }) {
  const text = useText();
  const { loginFlow } = useSettings();
  useTitle(text('identity.signUp.title'));
  if (variant === 'framed')
    return (
      <div className="fy-signin__form">
        <RegistrationSteps search={search} isFramed />
      </div>
    );
  return (
    <SignInLayout>
      <div className="fy-signin__form">
        {loginFlow === 'Keycloak' ? <ByProvider search={search} /> : <RegistrationSteps search={search} />}
        <Legal />
      </div>
    </SignInLayout>
  );
}

/** OIDC-32: registration at the identity provider, whose form opens at once. Back leads to a page that stays. */
function ByProvider({ search }: { search: string }) {
  const text = useText();
  const href = useHref();
  const { leavingBy, hasFailed, leave } = useSignInRedirect(usePathAfterSignIn(search));
  useLeaveOnce(() => leave('signUp'));
  return (
    <>
      <SignInHead title={text('identity.signUp.title')} lead={text('identity.signUp.lead')} />
      {hasFailed && <Banner tone="danger">{text('identity.unreachable')}</Banner>}
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
    </>
  );
}

const HAS_LEFT = 'hasLeft';

/** Runs once for each entry of the history, so that Back does not lead forward again. */
function useLeaveOnce(leave: () => void): void {
  const go = useEffectEvent(leave);
  // The game that the visitor wanted to play is read from the browser's storage after hydration.
  const isHydrated = useBrowserValue(() => true, false);
  useEffect(() => {
    if (!isHydrated) return;
    const state: unknown = history.state;
    const entry = typeof state === 'object' ? state : null;
    if (entry && HAS_LEFT in entry) return;
    history.replaceState({ ...entry, [HAS_LEFT]: true }, '');
    go();
  }, [isHydrated]);
}
