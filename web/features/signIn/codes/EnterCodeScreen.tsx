import { ButtonLink } from '../../../ui/button/Button.tsx';
import { SignInLayout } from '../layout/SignInLayout.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useSessionStore } from '../session.tsx';
import { CodeForm } from './CodeForm.tsx';
import { NoAttempt } from './NoAttempt.tsx';
import type { CodeAttemptState } from './useCodeAttempt.ts';
import { useSignInAttempt } from './useSignInAttempt.ts';
import { useFailureText, useSignIn } from '../useSignIn.ts';
import { usePathAfterSignIn } from '../usePathAfterSignIn.ts';

/** ROUTE-30: the page on which a visitor enters the code that was sent to them. */
export function EnterCodeScreen({ search }: { search: string }) {
  const codeAttempt = useSignInAttempt();
  return (
    <SignInLayout>
      {codeAttempt.attempt === null ? (
        <NoAttempt search={search} />
      ) : (
        <SignInByCode search={search} codeAttempt={codeAttempt} />
      )}
    </SignInLayout>
  );
}

function SignInByCode({ search, codeAttempt }: { search: string; codeAttempt: CodeAttemptState }) {
  const text = useText();
  const href = useHref();
  const signIn = useSignIn();
  const store = useSessionStore();
  const failureText = useFailureText();
  const path = usePathAfterSignIn(search);
  const { attempt } = codeAttempt;
  const send = async (code: string): Promise<string | null> => {
    if (!attempt) return null;
    try {
      const tokens = await signIn.calls.enterCode(attempt.attempt, code);
      signIn.forget();
      store.adopt(tokens);
      location.replace(path);
      return null;
    } catch (thrown) {
      return failureText(thrown);
    }
  };
  return (
    <CodeForm
      className="fy-signin__form"
      codeAttempt={codeAttempt}
      send={send}
      act={text('signIn.code.enter')}
    >
      <ButtonLink variant="quiet" href={href('/login/') + search}>
        {text('signIn.code.otherAddress')}
      </ButtonLink>
    </CodeForm>
  );
}
