import { Button } from '../../../design/button/Button.tsx';
import { useText } from '../../content/index.ts';
import type { UnderWay } from './useCodeAttempt.ts';

/** It can be pressed when the countdown is over; until then it says how long that is. */
export function ResendButton({ underWay, isMain = false }: { underWay: UnderWay; isMain?: boolean }) {
  const text = useText();
  const { secondsLeft, isSending, resend } = underWay;
  const mayResend = secondsLeft === 0;
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  return (
    <Button
      variant={isMain ? 'primary' : 'quiet'}
      size={isMain ? 'large' : 'medium'}
      isBlock={isMain}
      isLoading={isSending}
      aria-disabled={!mayResend}
      onClick={() => mayResend && resend()}
    >
      {mayResend ? text('signIn.code.resend') : text('signIn.code.resendIn', { time })}
    </Button>
  );
}
