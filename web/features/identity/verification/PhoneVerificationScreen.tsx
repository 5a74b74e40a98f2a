import { useAnswer, useText } from '../../content/index.ts';
import { verificationQuestion } from './verificationQuestion.ts';
import { VerificationState } from './VerificationState.tsx';

/** ROUTE-38: how it stands with the player's number, where there is one; a visitor is asked who they are first. */
export function PhoneVerificationScreen() {
  const text = useText();
  const { data } = useAnswer(verificationQuestion());
  const player = data?.viewer?.player;
  const isVerified = player?.isPhoneNumberVerified === true;
  const state = isVerified ? 'verified' : 'unverified';
  const number = player?.phoneNumber;
  return (
    <VerificationState
      title={text('places.phoneVerification.title')}
      isPlayer={player !== undefined}
      isVerified={isVerified}
    >
      {number
        ? text(`places.phoneVerification.${state}`, { number })
        : text(`places.phoneVerification.${player ? 'empty' : 'visitor'}`)}
    </VerificationState>
  );
}
