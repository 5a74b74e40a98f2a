import { useAnswer, useText } from '../../content/index.ts';
import { verificationQuestion } from './verificationQuestion.ts';
import { VerificationState } from './VerificationState.tsx';

/** ROUTE-32: how it stands with the player's address; a visitor is asked who they are first. */
export function VerifyEmailScreen() {
  const text = useText();
  const { data } = useAnswer(verificationQuestion());
  const player = data?.viewer?.player;
  const isVerified = player?.emailVerified === true;
  const state = isVerified ? 'verified' : 'unverified';
  return (
    <VerificationState
      title={text('places.verifyEmail.title')}
      isPlayer={player !== undefined}
      isVerified={isVerified}
    >
      {player
        ? text(`places.verifyEmail.${state}`, { email: player.email })
        : text('places.verifyEmail.visitor')}
    </VerificationState>
  );
}
