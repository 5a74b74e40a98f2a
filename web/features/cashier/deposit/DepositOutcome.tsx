import { Button } from '../../../ui/button/Button.tsx';
import { useFocusHere } from '../../../ui/overlay/useFocusHere.ts';
import { State } from '../../../ui/feedback/State.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { refusalReason } from '../refusal/refusal.ts';
import { useHeldReason, useReason } from '../texts.ts';
import { isHeldDeposit, type Payment } from '../payment/payment.ts';
import { CloseDepositButton } from './CloseDepositButton.tsx';

interface DepositOutcomeProps {
  readonly payment: Payment;
  onAgain(): void;
  /** Null on the deposit page, where there is no dialog to close. */
  readonly onClose: (() => void) | null;
}

export function DepositOutcome({ payment, onAgain, onClose }: DepositOutcomeProps) {
  const text = useText();
  const money = useMoney();
  const reason = useReason();
  const heading = useFocusHere<HTMLHeadingElement>();
  const { status, amount, currency, refusal } = payment;
  const isDone = status === 'Completed';
  if (isHeldDeposit(payment)) return <HeldOutcome payment={payment} onClose={onClose} />;
  return (
    <State
      drawing={isDone ? 'ticket' : 'door'}
      isPlain
      headingRef={heading}
      title={text(isDone ? 'cashier.deposit.done' : 'cashier.deposit.failed', {
        amount: money({ amount, currency }),
      })}
      action={
        <>
          {!isDone && (
            <Button variant="primary" onClick={onAgain}>
              {text('shell.tryAgain')}
            </Button>
          )}
          <CloseDepositButton onClose={onClose} variant={isDone ? 'primary' : 'quiet'} />
        </>
      }
    >
      {isDone ? text('cashier.deposit.done.text') : refusal ? reason(refusalReason(refusal)) : null}
    </State>
  );
}

/** LIMIT-12: the money arrived but was not credited. It is refunded automatically, so there is no retry. */
function HeldOutcome({ payment, onClose }: Pick<DepositOutcomeProps, 'payment' | 'onClose'>) {
  const text = useText();
  const money = useMoney();
  const reason = useHeldReason();
  const heading = useFocusHere<HTMLHeadingElement>();
  const isReturned = payment.status === 'RolledBacked';
  return (
    <State
      drawing="door"
      isPlain
      headingRef={heading}
      title={text(isReturned ? 'cashier.held.returned' : 'cashier.held.title', { amount: money(payment) })}
      action={<CloseDepositButton onClose={onClose} variant="primary" />}
    >
      {reason(payment)}
    </State>
  );
}
