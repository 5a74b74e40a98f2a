import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Currency } from '@foyer/domain/currency.ts';
import { AmountChoices } from '../../../ui/money/AmountChoices.tsx';
import { AmountField } from '../../../ui/money/AmountField.tsx';
import { MethodPicker } from '../methods/MethodPicker.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { useHref, useLocale, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useSettings } from '../../../app/app.tsx';
import { writeAmount } from '../../../i18n/amount.ts';
import { useAmount } from '../amount/useAmount.ts';
import { useCurrencySign } from '../../../i18n/useCurrencySign.ts';
import { Terms } from '../Terms.tsx';
import { firstOption, methodOptions, orderOf, type CashierOptions } from '../methods/methodChoices.ts';
import type { LastDeposit } from '../methods/lastDeposit.ts';
import type { Reason } from '../refusal/refusal.ts';
import { useReason } from '../texts.ts';
import { TightestLimit, type DepositLimits } from '../../limits/index.ts';
import type { DepositRequest } from './depositRequest.ts';
import type { DepositOrder } from './useDeposit.ts';

interface DepositFormProps {
  readonly cashierOptions: CashierOptions;
  readonly last: LastDeposit | null;
  readonly limits: DepositLimits;
  readonly currency: Currency;
  readonly request: Pick<DepositRequest, 'method' | 'amount'>;
  readonly balance: ReactNode;
  readonly refusal: Reason | null;
  readonly isSending: boolean;
  onBegin(order: DepositOrder): void;
  readonly frame: (body: ReactNode, foot: ReactNode) => ReactNode;
}

/** CASH-01, OPEN-23: deposit amount and payment method. The form itself moves no money. */
export function DepositForm(props: DepositFormProps) {
  const { cashierOptions, last, limits, currency, request, balance, refusal, isSending, onBegin, frame } =
    props;
  const text = useText();
  const money = useMoney();
  const locale = useLocale();
  const reason = useReason();
  const formId = useId();
  const options = methodOptions(cashierOptions.methods, last);
  const [key, setKey] = useState(() => firstOption(options, request.method)?.key ?? null);
  const option = options.find((one) => one.key === key) ?? null;
  const bounds = option?.method ?? cashierOptions;
  const firstAmount = request.amount ?? cashierOptions.presets[0] ?? cashierOptions.minAmount;
  const amount = useAmount(currency, bounds, firstAmount);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = amount.check();
    if (checked !== null && option && !isSending) onBegin(orderOf(option, checked, currency));
  };

  const shown = amount.value && money({ amount: amount.value, currency });
  return frame(
    <form id={formId} className="fy-cashier" method="dialog" onSubmit={submit} noValidate>
      {refusal && <Banner tone="danger">{reason(refusal)}</Banner>}
      <AmountField
        label={text('cashier.amount')}
        sign={useCurrencySign(currency)}
        beside={balance}
        value={amount.typed}
        error={amount.error ?? undefined}
        onChange={({ currentTarget }) => amount.type(currentTarget.value)}
        onBlur={() => void (amount.typed !== '' && amount.check())}
      />
      <AmountChoices
        label={text('cashier.amounts')}
        value={amount.value ?? ''}
        choices={cashierOptions.presets.map((value) => ({
          value,
          label: money.brief({ amount: value, currency }),
        }))}
        onChoose={(value) => amount.type(writeAmount(value, { locale, currency }))}
      />
      <TightestLimit limits={limits} />
      <MethodPicker legend={text('cashier.from')} options={options} value={key} onChoose={setKey} />
      {option && (
        <Terms direction="deposit" amount={amount.value} method={option.method} currency={currency} />
      )}
    </form>,
    <>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        size="large"
        isBlock
        isLoading={isSending}
        disabled={!option}
      >
        {shown ? text('cashier.deposit.act', { amount: shown }) : text('cashier.deposit.title')}
      </Button>
      <p className="fy-field__hint">
        {text('cashier.deposit.least', { amount: money({ amount: bounds.minAmount, currency }) })}
        <LimitsLink />
      </p>
    </>,
  );
}

function LimitsLink() {
  const text = useText();
  const href = useHref();
  if (!useSettings().rules.depositLimits) return null;
  return (
    <>
      {' '}
      {text('cashier.deposit.limits')}{' '}
      <Link className="fy-link" href={href('/profile/limits/')}>
        {text('cashier.myLimits')}
      </Link>
    </>
  );
}
