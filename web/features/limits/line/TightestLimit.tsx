import { LimitLine } from './LimitLine.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tightest, usedPart, type Limits } from '../roomLeft.ts';

/** LIMIT-06, LIMIT-07: the deposit limit with the least remaining amount, one of each currency. */
export function TightestLimit({ limits }: { limits: Limits }) {
  const text = useText();
  const money = useMoney();
  return tightest(limits).map(({ period, amount, left, used, currency }) => (
    <LimitLine
      key={currency}
      name={text(`cashier.limit.${period}`)}
      left={text('cashier.limit.left', {
        left: money({ amount: left, currency }),
        amount: money({ amount, currency }),
      })}
      used={usedPart({ amount, used, currency })}
    />
  ));
}
