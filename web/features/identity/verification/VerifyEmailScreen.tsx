import { useState } from 'react';
import { ResendEmailVerification, VerificationPage } from '@foyer/contract/generated/operations.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { serverErrorIn } from '../../../transport/graphql/errors.ts';
import { useAnswer, useMutation, useText } from '../../content/index.ts';
import { ResendButton } from '../codes/ResendButton.tsx';
import { useSecondsUntil } from '../codes/useCodeAttempt.ts';
import { LinkVerification } from './LinkVerification.tsx';
import { usePlayerUpdates } from './usePlayerUpdates.ts';
import { verificationQuery } from './verificationQuery.ts';
import { VerificationState } from './VerificationState.tsx';

/** ROUTE-32: uses the link of a letter; without one, how it stands with the player's address. */
export function VerifyEmailScreen({ search }: { search: string }) {
  const text = useText();
  const { data } = useAnswer(verificationQuery());
  usePlayerUpdates(VerificationPage);
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

/** REG-05: another link to the player's own address. */
function SendAgain() {
  const text = useText();
  const { run, isRunning } = useMutation(ResendEmailVerification);
  const [mayResendAt, setMayResendAt] = useState(0);
  const [told, setTold] = useState<'sent' | 'wait' | 'unsent' | null>(null);
  const secondsLeft = useSecondsUntil(mayResendAt);
  const resend = async (): Promise<void> => {
    const { data, error } = await run({ token: null });
    const refusal = serverErrorIn(error);
    const wait =
      data?.resendEmailVerification.resendAfterSeconds ?? Number(refusal?.keys['retryAfterSeconds'] ?? 0);
    setMayResendAt(browserClock.now() + wait * SECOND);
    setTold(data ? 'sent' : refusal?.type === 'TooManyRequests' ? 'wait' : 'unsent');
  };
  return (
    <div className="fy-state">
      <ResendButton
        secondsLeft={secondsLeft}
        isSending={isRunning}
        resend={() => void resend()}
        text={{ now: 'verification.send', later: 'verification.sendIn' }}
      />
      <output className="fy-muted">{told && text(`verification.${told}`)}</output>
    </div>
  );
}
