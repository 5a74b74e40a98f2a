import { useEffect, useState } from 'react';
import type { PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { SignInHead, SignInProgress } from '../layout/SignInHead.tsx';
import { SignInLayout } from '../layout/SignInLayout.tsx';
import { browserClock } from '../../../transport/clock/clock.ts';
import { sameOriginPath } from '../../../transport/session/sameOriginPath.ts';
import type { SessionStore } from '../../../transport/session/session.ts';
import { awaitLogin } from '../../../transport/signIn/awaitLogin.ts';
import type { BrowserSignIn } from '../../../transport/signIn/browserSignIn.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useSessionStore } from '../session.tsx';
import type { ProviderScreenProps } from './ProviderLoginScreen.tsx';
import { oncePerPage } from '../../../app/pageVisit/oncePerPage.ts';
import { labelOf, LOGIN_FAILED, providerAt } from './providers.ts';
import { replaceSoon } from '../../../app/pageVisit/replaceSoon.ts';
import { useFailureText, useSignIn } from '../useSignIn.ts';

/** ROUTE-44: page to which a payment provider redirects after a sign-in, successful or not. */
export function ProviderHandlerScreen({ search, variant }: ProviderScreenProps) {
  const text = useText();
  const href = useHref();
  const failure = useCompletedLogin(providerAt(variant), search);
  return (
    <SignInLayout>
      <div className="fy-signin__form">
        {failure === null ? (
          <SignInProgress />
        ) : (
          <div role="alert" className="fy-signin__methods">
            <SignInHead title={text('signIn.provider.failed')} lead={failure} />
            <ButtonLink variant="primary" size="large" isBlock href={href('/login/')}>
              {text('signIn.provider.again')}
            </ButtonLink>
          </div>
        )}
      </div>
    </SignInLayout>
  );
}

/** Returns the error message; null while the sign-in is in progress, and on success, because the page redirects. */
function useCompletedLogin(provider: PaymentProvider, search: string): string | null {
  const text = useText();
  const href = useHref();
  const store = useSessionStore();
  const signIn = useSignIn();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const state = new URLSearchParams(search).get('state');
  const home = href('/');
  useEffect(() => {
    once(store, () => complete({ provider, state, store, signIn })).then(
      (outcome) => {
        if ('path' in outcome) replaceSoon(sameOriginPath(outcome.path) ?? home);
        else setFailure(text(`signIn.provider.${outcome.failed}`, { provider: labelOf(provider) }));
      },
      (thrown: unknown) => setFailure(failureText(thrown)),
    );
  }, [provider, state, store, signIn, home, text, failureText]);
  return failure;
}

interface Login {
  readonly provider: PaymentProvider;
  readonly state: string | null;
  readonly store: SessionStore;
  readonly signIn: BrowserSignIn;
}

type Outcome =
  | { readonly path: string }
  | { readonly failed: (typeof FAILED)[keyof typeof FAILED] | 'mismatch' };

const once = oncePerPage<Outcome>();

async function complete({ provider, state, store, signIn }: Login): Promise<Outcome> {
  const login = signIn.providerLogin();
  if (!login || login.state !== state) return { failed: 'mismatch' };
  const { status, tokens } = await awaitLogin(() => signIn.calls.completeAt(provider, login), browserClock);
  signIn.forgetLogin();
  if (status !== 'SUCCEEDED' || !tokens) return { failed: FAILED[status] };
  store.adopt(tokens);
  return { path: login.path };
}

// Signing in does not ask for a country, so this result means that there is no account.
const FAILED = { ...LOGIN_FAILED, OTHER_COUNTRY: 'noAccount' } as const;
