import type { Currency } from '@foyer/domain/currency.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { useMoney, useText } from '../../content/index.ts';
import type { Method } from '../methods/methodChoices.ts';

/** MONEY-04: money goes back to where it came from first; which account, and how much of it. */
export function OwedBack({ methods, currency }: { methods: readonly Method[]; currency: Currency }) {
  const text = useText();
  const money = useMoney();
  const owed = methods
    .flatMap(({ accounts }) => accounts)
    .flatMap(({ label, owedBack }) =>
      owedBack !== null && fromDecimal(owedBack, currency).minor > 0n ? [{ label, owedBack }] : [],
    );
  if (owed.length === 0) return null;
  return (
    <Banner tone="info">
      {text('cashier.withdraw.closedLoop')}{' '}
      {owed.map(({ label, owedBack }) => `${label}: ${money({ amount: owedBack, currency })}`).join('; ')}
    </Banner>
  );
}
