import { useState, type FormEvent } from 'react';
import type { CashierPartsFragment } from '@foyer/contract/generated/operations.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { AmountField } from '../../../ui/money/AmountField.tsx';
import { MethodPicker } from '../methods/MethodPicker.tsx';
import { useFocusHere } from '../../../ui/overlay/useFocusHere.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { isBelow } from '../amount/bounds.ts';
import { writeAmount } from '../../../i18n/amount.ts';
import { useAmount } from '../amount/useAmount.ts';
import { useCurrencySign } from '../../../i18n/useCurrencySign.ts';
import {
  chosenBefore,
  firstOption,
  methodOptions,
  orderOf,
  type CashierOptions,
  type Method,
} from '../methods/methodChoices.ts';
import type { LastDeposit } from '../methods/lastDeposit.ts';
import type { Reason } from '../refusal/refusal.ts';
import { Terms } from '../Terms.tsx';
import { useReason } from '../texts.ts';
import type { WithdrawalOrder } from './useWithdrawal.ts';
import '../cashier.css';
import type { Currency } from '@foyer/domain/currency.ts';
import { fromDecimal } from '@foyer/domain/money.ts';

interface WithdrawFormProps {
  readonly cashier: Pick<CashierPartsFragment, 'currency' | 'withdrawable'> & { withdrawal: CashierOptions };
  readonly last: LastDeposit | null;
  readonly first: WithdrawalOrder | null;
  readonly refusal: Reason | null;
  onReview(order: WithdrawalOrder): void;
}

/** CASH-27: withdrawal amount, up to the withdrawable balance, and payout method. */
export function WithdrawForm({ cashier, last, first, refusal, onReview }: WithdrawFormProps) {
  const { currency, withdrawable, withdrawal } = cashier;
  const text = useText();
  const money = useMoney();
  const locale = useLocale();
  const reason = useReason();
  const field = useFocusHere<HTMLInputElement>();
  const options = methodOptions(withdrawal.methods, last);
  const [key, setKey] = useState(
    () => (chosenBefore(options, first) ?? firstOption(options, null))?.key ?? null,
  );
  const option = options.find((one) => one.key === key) ?? null;
  const { minAmount, maxAmount } = option?.method ?? withdrawal;
  const most = isBelow(withdrawable, maxAmount, currency) ? withdrawable : maxAmount;
  const amount = useAmount(currency, { minAmount, maxAmount: most }, first?.amount ?? null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = amount.check();
    if (checked !== null && option) onReview(orderOf(option, checked, currency));
  };

  return (
    <form className="fy-cashier" method="dialog" onSubmit={submit} noValidate>
      {refusal && <Banner tone="danger">{reason(refusal)}</Banner>}
      <AmountField
        // Focuses the field when the player returns from the review.
        ref={first && field}
        label={text('cashier.amount')}
        sign={useCurrencySign(currency)}
        value={amount.typed}
        placeholder="0"
        error={amount.error ?? undefined}
        hint={`${text('cashier.withdraw.most', { amount: money({ amount: withdrawable, currency }) })} ${text('cashier.withdraw.least', { amount: money({ amount: minAmount, currency }) })}`}
        onChange={({ currentTarget }) => amount.type(currentTarget.value)}
        beside={
          <Button
            size="small"
            variant="quiet"
            onClick={() => amount.type(writeAmount(most, { locale, currency }))}
          >
            {text('cashier.withdraw.all')}
          </Button>
        }
      />
      <OwedBack methods={withdrawal.methods} currency={currency} />
      <MethodPicker legend={text('cashier.to')} options={options} value={key} onChoose={setKey} />
      {option && (
        <Terms direction="withdrawal" amount={amount.value} method={option.method} currency={currency} />
      )}
      <Button type="submit" variant="primary" size="large" isBlock disabled={!option}>
        {text('cashier.withdraw.review')}
      </Button>
    </form>
  );
}

/** MONEY-04: a withdrawal first pays money back to the account that it came from. Shows these accounts. */
function OwedBack({ methods, currency }: { methods: readonly Method[]; currency: Currency }) {
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
