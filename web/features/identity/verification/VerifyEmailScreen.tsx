import { useAnswer, useText } from '../../content/index.ts';
import { LinkVerification } from './LinkVerification.tsx';
import { verificationQuestion } from './verificationQuestion.ts';
import { VerificationState } from './VerificationState.tsx';

/** ROUTE-32: uses the link of a letter; without one, how it stands with the player's address. */
export function VerifyEmailScreen({ search }: { search: string }) {
  const text = useText();
  const { data } = useAnswer(verificationQuestion());
  const player = data?.viewer?.player;
  const token = new URLSearchParams(search).get('token');
  if (token) return <LinkVerification token={token} isPlayer={player !== undefined} />;
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
