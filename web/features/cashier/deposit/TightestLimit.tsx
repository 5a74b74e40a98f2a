import { LimitLine } from '../../../ui/money/LimitLine.tsx';
import { useMoney, useText } from '../../content/index.ts';
import { tightest, usedPart, type Limits } from './limits.ts';

/** LIMIT-06, LIMIT-07: the room that is left, of the limit that leaves least. */
export function TightestLimit({ limits }: { limits: Limits }) {
  const text = useText();
  const money = useMoney();
  const limit = tightest(limits);
  if (!limit) return null;
  const { period, amount, left, currency } = limit;
  return (
    <LimitLine
      name={text(`cashier.limit.${period}`)}
      left={text('cashier.limit.left', {
        left: money({ amount: left, currency }),
        amount: money({ amount, currency }),
      })}
      used={usedPart(limit)}
    />
  );
}
