import { useState, useEffect, useRef } from 'react';
import { ResendEmailVerification } from '@foyer/contract/generated/operations.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { serverErrorIn } from '../../../transport/graphql/errors.ts';
import { useQuery, useMutation } from '../../../app/graphql.tsx';
import { useText, useLocale } from '../../../i18n/i18n.tsx';
import { ResendButton, useSecondsUntil } from '../../signIn/index.ts';
import { usePlayerUpdates } from '../usePlayerUpdates.ts';
import { verificationQuery } from '../verificationQuery.ts';
import { VerificationState } from './VerificationState.tsx';
import {
  registrationCalls,
  type EmailVerificationOutcome,
} from '../../../transport/registration/registrationCalls.ts';
import { SignInFailure } from '../../../transport/signIn/signInCalls.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useCountries, useSettings } from '../../../app/app.tsx';

/** ROUTE-32: verifies an emailed link; without a token, shows whether the player's address is verified. */
export function VerifyEmailScreen({ search }: { search: string }) {
  const text = useText();
  const { data } = useQuery(verificationQuery(useCountries().country));
  usePlayerUpdates();
  const player = data?.viewer?.player;
  const token = new URLSearchParams(search).get('token');
  if (token) return <LinkVerification token={token} isPlayer={player !== undefined} />;
  const isVerified = player?.emailVerified === true;
  const state = isVerified ? 'verified' : 'unverified';
  return (
    <>
      <VerificationState
        title={text('places.verifyEmail.title')}
        isPlayer={player !== undefined}
        isVerified={isVerified}
      >
        {player
          ? text(`places.verifyEmail.${state}`, { email: player.email })
          : text('places.verifyEmail.visitor')}
      </VerificationState>
      {player && !isVerified && <SendAgain />}
    </>
  );
}

/** REG-05: sends another link to the player's own address. */
function SendAgain() {
  const text = useText();
  const { run, isRunning } = useMutation(ResendEmailVerification);
  const [mayResendAt, setMayResendAt] = useState(0);
  const [notice, setNotice] = useState<'sent' | 'wait' | 'unsent' | null>(null);
  const secondsLeft = useSecondsUntil(mayResendAt);
  const resend = async (): Promise<void> => {
    const { data, error } = await run({ token: null });
    const refusal = serverErrorIn(error);
    const wait =
      data?.resendEmailVerification.resendAfterSeconds ?? Number(refusal?.keys['retryAfterSeconds'] ?? 0);
    setMayResendAt(browserClock.now() + wait * SECOND);
    setNotice(data ? 'sent' : refusal?.type === 'TooManyRequests' ? 'wait' : 'unsent');
  };
  return (
    <div className="fy-state">
      <ResendButton
        secondsLeft={secondsLeft}
        isSending={isRunning}
        resend={() => void resend()}
        text={{ now: 'verification.send', later: 'verification.sendIn' }}
      />
      <output className="fy-muted">{notice && text(`verification.${notice}`)}</output>
    </div>
  );
}

/** REG-05: verifies the email address with the token of the emailed link and shows the result. */
function LinkVerification({ token, isPlayer }: { token: string; isPlayer: boolean }) {
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
