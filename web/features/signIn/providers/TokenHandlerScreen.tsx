import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { SignInHead } from '../layout/SignInHead.tsx';
import { SignInLayout } from '../layout/SignInLayout.tsx';
import { afterSignInPath } from '../../../transport/session/sameOriginPath.ts';
import type { SessionTokens } from '../../../transport/signIn/signInCalls.ts';
import { takeTokens } from '../../../transport/signIn/tokensInAddress.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { replaceSoon } from '../../../app/pageVisit/replaceSoon.ts';
import { useSessionStore } from '../session.tsx';
import { useSignIn } from '../useSignIn.ts';

/**
 * ROUTE-34, ROUTE-36: receives tokens of the custom sign-in in the URL. Tokens of a sign-in started in this
 * tab are accepted at once; others need confirmation, because a link could sign the reader in to an
 * attacker's account.
 */
export function TokenHandlerScreen({ search }: { search: string }) {
  const text = useText();
  const href = useHref();
  const store = useSessionStore();
  const signIn = useSignIn();
  const [unconfirmed, setUnconfirmed] = useState<SessionTokens | null>(null);
  const taken = useRef<ReturnType<typeof takeTokens>>(null);
  const path = afterSignInPath(new URLSearchParams(search), href('/'));
  useEffect(() => {
    // The tokens can be taken only once, but the effect may run again.
    const arrived = (taken.current ??= takeTokens(window));
    const isForeign = arrived !== null && !signIn.isOwn(arrived.state);
    if (arrived && !isForeign) store.adopt(arrived.tokens);
    if (isForeign) void Promise.resolve(arrived.tokens).then(setUnconfirmed);
    else replaceSoon(path);
  }, [signIn, store, path]);
  const accept = () => {
    if (!unconfirmed) return;
    store.adopt(unconfirmed);
    location.replace(path);
  };
  return (
    <SignInLayout>
      <div className="fy-signin__form">
        {unconfirmed ? (
          <SignInHead title={text('signIn.link')} lead={text('signIn.link.lead')} />
        ) : (
          <SignInHead title={text('identity.handler.title')} lead={text('identity.handler.lead')} />
        )}
        <Button variant="primary" size="large" isBlock isLoading={!unconfirmed} onClick={accept}>
          {text('identity.signIn')}
        </Button>
      </div>
    </SignInLayout>
  );
}
