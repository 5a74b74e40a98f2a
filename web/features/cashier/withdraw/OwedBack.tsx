import type { Currency } from '@foyer/domain/currency.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { Method } from '../methods/methodChoices.ts';

/** MONEY-04: money is first paid back to the account it came from. Shows which account and how much. */
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
