import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { SignInHead, SignInProgress } from './layout/SignInHead.tsx';
import { SignInLayout } from './layout/SignInLayout.tsx';
import { isSignInCallback } from '../../transport/oidc/callback.ts';
import { protocolError, signInError } from '../../transport/oidc/signInErrors.ts';
import type { SessionStore } from '../../transport/session/session.ts';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { oncePerPage } from '../../app/pageVisit/oncePerPage.ts';
import { replaceSoon } from '../../app/pageVisit/replaceSoon.ts';
import { useSessionStore } from './session.tsx';

/** OAuth redirect page: shown while the authorization code is exchanged for tokens. */
export function LoginHandlerScreen() {
  const text = useText();
  const href = useHref();
  const failure = useCompletedSignIn(href('/'));
  return (
    <SignInLayout>
      <div className="fy-signin__form">
        {failure ? (
          <>
            <SignInHead title={text('identity.handler.failed')} lead={text(leadOf(failure))} />
            {/* The library's own error message, for customer support. */}
            <Banner tone="danger">{failure.message}</Banner>
            <ButtonLink variant="primary" size="large" isBlock href={href('/login/')}>
              {text('identity.handler.again')}
            </ButtonLink>
          </>
        ) : (
          <SignInProgress />
        )}
      </div>
    </SignInLayout>
  );
}

const leadOf = (failure: Error): MessageKey =>
  protocolError(failure) === 'access_denied' ? 'identity.handler.cancelled' : 'identity.handler.failed.lead';

function useCompletedSignIn(home: string): Error | null {
  const store = useSessionStore();
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    once(store, () => exchange(store, home)).catch((thrown: unknown) => setFailure(signInError(thrown)));
  }, [store, home]);
  return failure;
}

const once = oncePerPage<void>();

async function exchange(store: SessionStore, home: string): Promise<void> {
  const { href } = location;
  if (!isSignInCallback(new URL(href))) return replaceSoon(home);
  const path = await store.completeSignIn(href);
  if (path !== null) replaceSoon(path);
}
