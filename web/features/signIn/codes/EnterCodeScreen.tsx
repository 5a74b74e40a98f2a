import type { SubmitEvent } from 'react';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { SignInHead } from '../layout/SignInHead.tsx';
import { SignInLayout } from '../layout/SignInLayout.tsx';
import { afterSignInPath } from '../../../transport/session/sameOriginPath.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { posterWall } from '../posterWall.ts';
import { useSessionStore } from '../session.tsx';
import { CodeInput } from './CodeInput.tsx';
import { NoAttempt } from './NoAttempt.tsx';
import { ResendButton } from './ResendButton.tsx';
import type { CodeAttemptState } from './useCodeAttempt.ts';
import { useSignInAttempt } from './useSignInAttempt.ts';
import { useCodeEntry, type EnteredCode } from './useCodeEntry.ts';
import { useFailureText, useSignIn } from '../useSignIn.ts';

/** ROUTE-30 */
export function EnterCodeScreen({ search }: { search: string }) {
  const underWay = useSignInAttempt();
  return (
    <SignInLayout wall={posterWall}>
      {underWay.attempt === null ? (
        <NoAttempt search={search} />
      ) : (
        <CodeForm search={search} underWay={underWay} />
      )}
    </SignInLayout>
  );
}

function CodeForm({ search, underWay }: { search: string; underWay: CodeAttemptState }) {
  const text = useText();
  const href = useHref();
  const address = underWay.attempt?.address;
  const entering = useEntering(underWay, search);
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    entering.enter();
  };
  return (
    <form className="fy-signin__form" method="dialog" onSubmit={submitted} noValidate>
      <SignInHead
        title={text('signIn.code.title')}
        lead={address === undefined ? text('signIn.code.leadUnknown') : text('signIn.code.lead', { address })}
      />
      <CodeInput
        key={entering.turn}
        error={entering.error}
        isReadOnly={entering.isEntering}
        onChange={entering.write}
      />
      <Button type="submit" variant="primary" size="large" isBlock isLoading={entering.isEntering}>
        {text('signIn.code.enter')}
      </Button>
      <div>
        <ResendButton {...underWay} />
        <ButtonLink variant="quiet" href={href('/login/') + search}>
          {text('signIn.code.otherAddress')}
        </ButtonLink>
        <output className="fy-muted">
          {underWay.error ?? (underWay.wasResent ? text('signIn.code.resent') : '')}
        </output>
      </div>
    </form>
  );
}

function useEntering({ attempt }: CodeAttemptState, search: string): EnteredCode {
  const href = useHref();
  const signIn = useSignIn();
  const store = useSessionStore();
  const failureText = useFailureText();
  return useCodeEntry(async (code) => {
    if (!attempt) return null;
    try {
      const tokens = await signIn.calls.enterCode(attempt.attempt, code);
      signIn.forget();
      store.adopt(tokens);
      location.replace(afterSignInPath(new URLSearchParams(search), href('/')));
      return null;
    } catch (thrown) {
      return failureText(thrown);
    }
  });
}
