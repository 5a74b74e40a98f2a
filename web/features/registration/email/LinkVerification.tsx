import { useEffect, useRef, useState } from 'react';
import {
  registrationCalls,
  type EmailVerificationOutcome,
} from '../../../transport/registration/registrationCalls.ts';
import { SignInFailure } from '../../../transport/signIn/signInCalls.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useSettings } from '../../../app/app.tsx';
import { VerificationState } from './VerificationState.tsx';

/** REG-05: verifies the email address with the token of the emailed link and shows the result. */
export function LinkVerification({ token, isPlayer }: { token: string; isPlayer: boolean }) {
  const text = useText();
  const { outcome, resent, resend } = useLink(token);
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
        {outcome === 'EXPIRED' && resent === null && (
          <Button onClick={resend}>{text('verification.resend')}</Button>
        )}
        {resent && <p>{text(`verification.${resent}`)}</p>}
      </div>
    </>
  );
}

/** Keeps the valid token out of the history, bookmarks and shared links. */
function forgetToken(): void {
  const address = new URL(location.href);
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
}

type Outcome = EmailVerificationOutcome | 'checking' | 'failed';

function useLink(token: string) {
  const { brand } = useSettings();
  const locale = useLocale();
  const [outcome, setOutcome] = useState<Outcome>('checking');
  const [resent, setResent] = useState<'sent' | 'wait' | 'failed' | null>(null);
  const verifiedToken = useRef<string | null>(null);
  useEffect(() => {
    // The token works only once, and the effect may run twice.
    if (verifiedToken.current === token) return;
    verifiedToken.current = token;
    forgetToken();
    registrationCalls(brand, locale)
      .verify(token)
      .then(setOutcome, () => setOutcome('failed'));
  }, [brand, locale, token]);
  const resend = () => {
    registrationCalls(brand, locale)
      .resend(token)
      .then(
        () => setResent('sent'),
        (thrown: unknown) =>
          setResent(thrown instanceof SignInFailure && thrown.type === 'TooManyRequests' ? 'wait' : 'failed'),
      );
  };
  return { outcome, resent, resend };
}
