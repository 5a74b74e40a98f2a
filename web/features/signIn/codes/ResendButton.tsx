import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useText } from '../../../i18n/i18n.tsx';

export interface ResendButtonProps {
  readonly secondsLeft: number;
  readonly isSending: boolean;
  readonly resend: () => void;
  /** Button texts; by default they say that a code is sent. */
  readonly text?: { readonly now: MessageKey; readonly later: MessageKey };
  readonly isMain?: boolean;
}

const CODE = { now: 'signIn.code.resend', later: 'signIn.code.resendIn' } as const;

/** Disabled until the countdown is over; shows the remaining time until then. */
export function ResendButton({
  secondsLeft,
  isSending,
  resend,
  text: labels = CODE,
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
      {mayResend ? text(labels.now) : text(labels.later, { time })}
    </Button>
  );
}
