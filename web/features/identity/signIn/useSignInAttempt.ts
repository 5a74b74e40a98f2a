import { useMemo } from 'react';
import { useCodeAttempt, type CodeAttemptState } from '../codes/useCodeAttempt.ts';
import { useFailureText, useSignIn } from './useSignIn.ts';

/** The sign-in by code of this tab. @param onResent when a new code is on its way */
export function useSignInAttempt(onResent?: () => void): CodeAttemptState {
  const signIn = useSignIn();
  const failureText = useFailureText();
  const source = useMemo(
    () => ({
      underWay: signIn.underWay,
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
