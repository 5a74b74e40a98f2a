import type { Currency } from '@foyer/vocabulary/currency.ts';
import { add, fromDecimal, subtract, toDecimal } from '@foyer/vocabulary/money.ts';
import { SumList } from '../../design/section/SumList.tsx';
import { useMoney, useText } from '../content/index.ts';
import { feeOf } from './amount/amount.ts';
import type { Method } from './methodChoices.ts';
import { useTakes } from './wording.ts';

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
  const takes = useTakes();
  const fee = amount === null ? null : feeOf(amount, method, currency);
  const hasFee = fee !== null && /[1-9]/.test(fee);
  const inAll = amount !== null && hasFee ? sumOf(direction, amount, fee, currency) : null;
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
          value: hasFee ? money({ amount: fee, currency }) : text('cashier.fee.none'),
        },
        ...(inAll === null
          ? []
          : [
              {
                key: 'inAll',
                name: text(`cashier.${direction}.inAll`),
                value: money({ amount: inAll, currency }),
              },
            ]),
      ]}
    />
  );
}

/** A deposit's fee is paid on top, a payout's is kept back. */
function sumOf(direction: TermsProps['direction'], amount: string, fee: string, currency: Currency): string {
  const [sum, part] = [fromDecimal(amount, currency), fromDecimal(fee, currency)];
  return toDecimal(direction === 'deposit' ? add(sum, part) : subtract(sum, part));
}
