import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { SignInHead } from '../../../ui/signIn/SignInHead.tsx';
import { SignInLayout } from '../../../ui/signIn/SignInLayout.tsx';
import { afterSignInPath } from '../../../transport/session/sameOriginPath.ts';
import type { SessionTokens } from '../../../transport/signIn/signInCalls.ts';
import { consumeTokens } from '../../../transport/signIn/tokensInAddress.ts';
import { useHref, useText } from '../../content/index.ts';
import { posterWall } from '../posterWall.ts';
import { replaceSoon } from './replaceSoon.ts';
import { useSessionStore } from '../session.tsx';
import { useSignIn } from './useSignIn.ts';

/**
 * ROUTE-34, ROUTE-36: where a sign-in of the custom flow may send the browser with its tokens in the address. Those
 * that answer a sign-in of this tab are taken at once; any others may have been sent by somebody who wants the reader
 * in an account that is not the reader's, so they are taken when the reader says so.
 */
export function TokenHandlerScreen({ search }: { search: string }) {
  const text = useText();
  const { asked, accept } = useArrivedTokens(search);
  return (
    <SignInLayout wall={posterWall}>
      <div className="fy-signin__form">
        {asked ? (
          <SignInHead title={text('signIn.link')} lead={text('signIn.link.lead')} />
        ) : (
          <SignInHead title={text('identity.handler.title')} lead={text('identity.handler.lead')} />
        )}
        <Button variant="primary" size="large" isBlock isLoading={!asked} onClick={accept}>
          {text('identity.signIn')}
        </Button>
      </div>
    </SignInLayout>
  );
}

function useArrivedTokens(search: string) {
  const href = useHref();
  const store = useSessionStore();
  const signIn = useSignIn();
  const [asked, setAsked] = useState<SessionTokens | null>(null);
  const path = afterSignInPath(new URLSearchParams(search), href('/'));
  useEffect(() => {
    const arrived = consumeTokens(window);
    const isStrange = arrived !== null && !signIn.isOwn(arrived.state);
    if (arrived && !isStrange) store.adopt(arrived.tokens);
    if (isStrange) void Promise.resolve(arrived.tokens).then(setAsked);
    else replaceSoon(path);
  }, [signIn, store, path]);
  const accept = () => {
    if (!asked) return;
    store.adopt(asked);
    location.replace(path);
  };
  return { asked, accept };
}
