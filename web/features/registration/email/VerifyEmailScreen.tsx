import { useState } from 'react';
import { ResendEmailVerification } from '@foyer/contract/generated/operations.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { serverErrorIn } from '../../../transport/graphql/errors.ts';
import { useQuery, useMutation } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { ResendButton, useSecondsUntil } from '../../signIn/index.ts';
import { LinkVerification } from './LinkVerification.tsx';
import { usePlayerUpdates } from '../usePlayerUpdates.ts';
import { verificationQuery } from '../verificationQuery.ts';
import { VerificationState } from './VerificationState.tsx';

/** ROUTE-32: verifies an emailed link; without a token, shows whether the player's address is verified. */
export function VerifyEmailScreen({ search }: { search: string }) {
  const text = useText();
  const { data } = useQuery(verificationQuery());
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
