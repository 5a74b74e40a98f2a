import { useEffect, useRef, useState } from 'react';
import {
  registrationCalls,
  type EmailVerificationOutcome,
} from '../../../transport/registration/registrationCalls.ts';
import { SignInFailure } from '../../../transport/signIn/signInCalls.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useLocale, useSettings, useText } from '../../content/index.ts';
import { VerificationState } from './VerificationState.tsx';

/** REG-05: the link of the letter is used by the page that it opens, and what came of it is told. */
export function LinkVerification({ token, isPlayer }: { token: string; isPlayer: boolean }) {
  const text = useText();
  const { outcome, again, resend } = useLink(token);
  return (
    <>
      <VerificationState
        title={text('places.verifyEmail.title')}
        isPlayer={isPlayer}
        isVerified={outcome === 'VERIFIED' || outcome === 'USED'}
      >
        {text(`verification.${outcome}`)}
      </VerificationState>
      <div className="fy-state" aria-live="polite">
        {outcome === 'EXPIRED' && again === null && (
          <Button onClick={resend}>{text('verification.resend')}</Button>
        )}
        {again && <p>{text(`verification.${again}`)}</p>}
      </div>
    </>
  );
}

/** It is a secret for as long as it works: no history, no bookmark and no address that is shared keeps it. */
function forgetToken(): void {
  const address = new URL(location.href);
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
}

type Told = EmailVerificationOutcome | 'checking' | 'failed';

function useLink(token: string) {
  const { brand } = useSettings();
  const locale = useLocale();
  const [outcome, setOutcome] = useState<Told>('checking');
  const [again, setAgain] = useState<'sent' | 'wait' | 'failed' | null>(null);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    // A link works once, so it is used once, however often the page is drawn.
    if (asked.current === token) return;
    asked.current = token;
    forgetToken();
    registrationCalls(brand, locale)
      .verify(token)
      .then(setOutcome, () => setOutcome('failed'));
  }, [brand, locale, token]);
  const resend = () => {
    registrationCalls(brand, locale)
      .resend(token)
      .then(
        () => setAgain('sent'),
        (thrown: unknown) =>
          setAgain(thrown instanceof SignInFailure && thrown.type === 'TooManyRequests' ? 'wait' : 'failed'),
      );
  };
  return { outcome, again, resend };
}
