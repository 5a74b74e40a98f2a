import { feeOfMethod } from '@foyer/contract/cashier/fee.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { add, fromDecimal, subtract, toJson } from '@foyer/domain/money.ts';
import { SumList } from '../../ui/section/SumList.tsx';
import { useMoney } from '../../i18n/money.ts';
import { useText } from '../../i18n/i18n.tsx';
import { isBelow } from './amount/bounds.ts';
import type { Method } from './methods/methodChoices.ts';
import { useDurationText } from './texts.ts';

interface TermsProps {
  readonly direction: 'deposit' | 'withdrawal';
  /** Null while no valid amount is entered. */
  readonly amount: string | null;
  readonly method: Method;
  readonly currency: Currency;
}

/** Fee, processing time, and the total cost of a deposit or the net amount of a withdrawal. */
export function Terms({ direction, amount, method, currency }: TermsProps) {
  const text = useText();
  const money = useMoney();
  const formatDuration = useDurationText();
  // An amount below the method's minimum has no fee.
  const sum =
    amount === null || isBelow(amount, method.minAmount, currency) ? null : fromDecimal(amount, currency);
  const fee = sum && feeOfMethod(method, sum);
  const isFree = !fee || fee.minor === 0n;
  // The fee is added to a deposit and deducted from a withdrawal.
  const total = sum && !isFree && (direction === 'deposit' ? add(sum, fee) : subtract(sum, fee));
  return (
    <SumList
      facts={[
        {
          key: 'time',
          name: text(`cashier.${direction}.time`),
          value: formatDuration(method.takesMinutes),
        },
        {
          key: 'fee',
          name: text('cashier.fee'),
          value: isFree ? text('cashier.fee.none') : money(toJson(fee)),
        },
        ...(total
          ? [{ key: 'inAll', name: text(`cashier.${direction}.inAll`), value: money(toJson(total)) }]
          : []),
      ]}
    />
  );
}
