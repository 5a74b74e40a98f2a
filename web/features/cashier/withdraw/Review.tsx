import { Button } from '../../../ui/button/Button.tsx';
import { useFocusHere } from '../../../ui/overlay/useFocusHere.ts';
import { useMoney } from '../../../i18n/money.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { chosenBefore, methodOptions, type Method } from '../methods/methodChoices.ts';
import { useMethodName } from '../texts.ts';
import { Terms } from '../Terms.tsx';
import type { WithdrawalOrder } from './useWithdrawal.ts';

interface ReviewProps {
  readonly methods: readonly Method[];
  readonly order: WithdrawalOrder;
  readonly isSending: boolean;
  onConfirm(): void;
  onBack(): void;
}

export function Review({ methods, order, isSending, onConfirm, onBack }: ReviewProps) {
  const text = useText();
  const money = useMoney();
  const nameOf = useMethodName();
  const heading = useFocusHere<HTMLHeadingElement>();
  const { amount, currency, method } = order;
  const option = chosenBefore(methodOptions(methods), order);
  const shown = money({ amount, currency });
  const destination = option?.account?.label ?? nameOf(option?.method.label ?? method);
  return (
    <div className="fy-cashier">
      <h2 tabIndex={-1} ref={heading}>
        {text('cashier.withdraw.confirm.title', { amount: shown, place: destination })}
      </h2>
      {option && <Terms direction="withdrawal" amount={amount} method={option.method} currency={currency} />}
      <Button variant="primary" size="large" isBlock isLoading={isSending} onClick={onConfirm}>
        {text('cashier.withdraw.act', { amount: shown })}
      </Button>
      <Button variant="quiet" isBlock onClick={onBack}>
        {text('cashier.back')}
      </Button>
    </div>
  );
}
