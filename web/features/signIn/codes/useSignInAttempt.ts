import { useMemo } from 'react';
import { useApp } from '../../../app/app.tsx';
import { useCodeAttempt, type CodeAttemptState } from './useCodeAttempt.ts';
import { useFailureText, useSignIn } from '../useSignIn.ts';

/** @param onResent called when a new code was sent */
export function useSignInAttempt(onResent?: () => void): CodeAttemptState {
  const signIn = useSignIn();
  const failureText = useFailureText();
  const { mayHaveCode } = useApp();
  const source = useMemo(
    () => ({
      underWay: signIn.pendingAttempt,
      served: mayHaveCode ? undefined : null,
      resend: ({ attempt, address }: { readonly attempt: string; readonly address: string }) =>
        signIn.calls.resendCode(attempt).then(
          (sent) => {
            signIn.remember(address, sent);
            return null;
          },
          (thrown: unknown) => failureText(thrown),
        ),
    }),
    [signIn, failureText, mayHaveCode],
  );
  return useCodeAttempt(source, onResent);
}
