import { feeOfMethod } from '@foyer/contract/cashier/fee.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { add, fromDecimal, subtract, toJson } from '@foyer/domain/money.ts';
import { SumList } from '../../ui/section/SumList.tsx';
import { useMoney, useText } from '../content/index.ts';
import { isBelow } from './amount/amount.ts';
import type { Method } from './methods/methodChoices.ts';
import { useDurationText } from './texts.ts';

export interface TermsProps {
  readonly direction: 'deposit' | 'withdrawal';
  /** Null while none is typed. */
  readonly amount: string | null;
  readonly method: Method;
  readonly currency: Currency;
}

/** Fee and time, told before anything is confirmed: what it costs to pay in, what arrives when it is paid out. */
export function Terms({ direction, amount, method, currency }: TermsProps) {
  const text = useText();
  const money = useMoney();
  const takes = useDurationText();
  // What would not be taken costs nothing either.
  const sum =
    amount === null || isBelow(amount, method.minAmount, currency) ? null : fromDecimal(amount, currency);
  const fee = sum && feeOfMethod(method, sum);
  const isFree = !fee || fee.minor === 0n;
  // A deposit's fee is paid on top, a payout's is kept back.
  const inAll = sum && !isFree && (direction === 'deposit' ? add(sum, fee) : subtract(sum, fee));
  return (
    <SumList
      facts={[
        {
          key: 'time',
          name: text(`cashier.${direction}.time`),
          value: takes(method.takesMinutes),
        },
        {
          key: 'fee',
          name: text('cashier.fee'),
          value: isFree ? text('cashier.fee.none') : money(toJson(fee)),
        },
        ...(inAll
          ? [{ key: 'inAll', name: text(`cashier.${direction}.inAll`), value: money(toJson(inAll)) }]
          : []),
      ]}
    />
  );
}
