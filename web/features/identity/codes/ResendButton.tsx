import { Button } from '../../../ui/button/Button.tsx';
import { useText } from '../../content/index.ts';

export interface ResendButtonProps {
  /** Until another may be asked for. */
  readonly secondsLeft: number;
  readonly isSending: boolean;
  readonly resend: () => void;
  /** What it sends; a code unless it says so. */
  readonly text?: { readonly now: string; readonly later: string };
  readonly isMain?: boolean;
}

const CODE = { now: 'signIn.code.resend', later: 'signIn.code.resendIn' };

/** It can be pressed when the countdown is over; until then it says how long that is. */
export function ResendButton({
  secondsLeft,
  isSending,
  resend,
  text: words = CODE,
  isMain = false,
}: ResendButtonProps) {
  const text = useText();
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
      {mayResend ? text(words.now) : text(words.later, { time })}
    </Button>
  );
}
