import type { SubmitEvent } from 'react';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { SignInHead } from '../layout/SignInHead.tsx';
import { SignInLayout } from '../layout/SignInLayout.tsx';
import { afterSignInPath } from '../../../transport/session/sameOriginPath.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useSessionStore } from '../session.tsx';
import { CodeInput } from './CodeInput.tsx';
import { NoAttempt } from './NoAttempt.tsx';
import { ResendButton } from './ResendButton.tsx';
import type { CodeAttemptState } from './useCodeAttempt.ts';
import { useSignInAttempt } from './useSignInAttempt.ts';
import { useCodeEntry, type EnteredCode } from './useCodeEntry.ts';
import { useFailureText, useSignIn } from '../useSignIn.ts';

/** ROUTE-30: entry of the code that was sent. */
export function EnterCodeScreen({ search }: { search: string }) {
  const codeAttempt = useSignInAttempt();
  return (
    <SignInLayout>
      {codeAttempt.attempt === null ? (
        <NoAttempt search={search} />
      ) : (
        <CodeForm search={search} codeAttempt={codeAttempt} />
      )}
    </SignInLayout>
  );
}

function CodeForm({ search, codeAttempt }: { search: string; codeAttempt: CodeAttemptState }) {
  const text = useText();
  const href = useHref();
  const address = codeAttempt.attempt?.address;
  const entry = useEntering(codeAttempt, search);
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    entry.enter();
  };
  return (
    <form className="fy-signin__form" method="dialog" onSubmit={submitted} noValidate>
      <SignInHead
        title={text('signIn.code.title')}
        lead={address === undefined ? text('signIn.code.leadUnknown') : text('signIn.code.lead', { address })}
      />
      <CodeInput key={entry.turn} error={entry.error} isReadOnly={entry.isEntering} onChange={entry.write} />
      <Button type="submit" variant="primary" size="large" isBlock isLoading={entry.isEntering}>
        {text('signIn.code.enter')}
      </Button>
      <div>
        <ResendButton {...codeAttempt} />
        <ButtonLink variant="quiet" href={href('/login/') + search}>
          {text('signIn.code.otherAddress')}
        </ButtonLink>
        <output className="fy-muted">
          {codeAttempt.error ?? (codeAttempt.wasResent ? text('signIn.code.resent') : '')}
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
