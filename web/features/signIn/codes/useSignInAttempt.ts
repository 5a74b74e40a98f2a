import { useMemo } from 'react';
import { useCodeAttempt, type CodeAttemptState } from './useCodeAttempt.ts';
import { useFailureText, useSignIn } from '../useSignIn.ts';

/** @param onResent called when a new code was sent */
export function useSignInAttempt(onResent?: () => void): CodeAttemptState {
  const signIn = useSignIn();
  const failureText = useFailureText();
  const source = useMemo(
    () => ({
      underWay: signIn.pendingAttempt,
      resend: ({ attempt, address }: { readonly attempt: string; readonly address: string }) =>
        signIn.calls.resendCode(attempt).then(
          (sent) => {
            signIn.remember(address, sent);
            return null;
          },
          (thrown: unknown) => failureText(thrown),
        ),
    }),
    [signIn, failureText],
  );
  return useCodeAttempt(source, onResent);
}
