import { WithdrawPage, type WithdrawPageQuery } from '@foyer/contract/generated/operations.ts';
import { useFocusHere } from '../../ui/overlay/useFocusHere.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { useQuery, useGraphql } from '../../app/graphql.tsx';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useMoney } from '../../i18n/money.ts';
import { useText } from '../../i18n/i18n.tsx';
import { CashierUnavailable } from './refusal/CashierUnavailable.tsx';
import { CashierPage } from './CashierPage.tsx';
import type { Payment } from './payment/payment.ts';
import { withdrawPageQuery } from './queries.ts';
import { refusalReason } from './refusal/refusal.ts';
import { Tracker } from './tracker/Tracker.tsx';
import { usePaymentUpdates } from './news/usePaymentUpdates.ts';
import { useWithdrawal, type WithdrawalOrder } from './withdraw/useWithdrawal.ts';
import { WithdrawForm } from './withdraw/WithdrawForm.tsx';
import { useReason, useMethodName } from './texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { lastDepositOf, type LastDeposit } from './methods/lastDeposit.ts';
import { chosenBefore, methodOptions, type Method } from './methods/methodChoices.ts';
import { Terms } from './Terms.tsx';

/** ROUTE-55, LIMIT-11: available to every player with a balance, whatever their restrictions. */
export function WithdrawScreen() {
  const text = useText();
  const graphql = useGraphql();
  const { data } = useQuery(withdrawPageQuery());
  const refetch = () => void graphql.reread(WithdrawPage, {});
  usePaymentUpdates({ updated: refetch, missed: refetch });
  const viewer = data?.viewer;
  return (
    <CashierPage title={text('cashier.withdraw.title')}>
      {viewer && <WithdrawalContent cashier={viewer.cashier} last={lastDepositOf(viewer)} />}
    </CashierPage>
  );
}

type Cashier = NonNullable<WithdrawPageQuery['viewer']>['cashier'];

interface WithdrawalProps {
  readonly cashier: Cashier;
  readonly last: LastDeposit | null;
}

function WithdrawalContent({ cashier, last }: WithdrawalProps) {
  const text = useText();
  const dateTime = useDateTime();
  const { withdrawal, weekendUntil, underWay } = cashier;
  return (
    <>
      <Tracker payments={underWay.filter(({ type }) => type === 'Withdrawal')} />
      {/* FLAG-06: manual payouts wait until the weekend is over. */}
      {weekendUntil !== null && withdrawal.methods.some(({ speed }) => speed === 'Manual') && (
        <Banner tone="info">{text('cashier.withdraw.weekend', { until: dateTime(weekendUntil) })}</Banner>
      )}
      {withdrawal.refusal ? (
        <CashierUnavailable refusal={withdrawal.refusal} />
      ) : (
        <Withdrawal cashier={cashier} last={last} />
      )}
    </>
  );
}

/** Status of the withdrawal that the player has just requested. Its progress is in the tracker. */
function Requested({ payment }: { payment: Payment }) {
  const here = useFocusHere<HTMLDivElement>();
  return (
    <div ref={here} tabIndex={-1}>
      <RequestedText payment={payment} />
    </div>
  );
}

function RequestedText({ payment }: { payment: Payment }) {
  const text = useText();
  const money = useMoney();
  const reason = useReason();
  const { status, refusal, accountLabel } = payment;
  const amount = money(payment);
  if (status === 'Completed')
    return (
      <Banner tone="info">{text('cashier.withdraw.paid', { amount, place: accountLabel ?? '' })}</Banner>
    );
  if (refusal) return <Banner tone="danger">{reason(refusalReason(refusal))}</Banner>;
  return <Banner tone="info">{text('cashier.withdraw.begun', { amount })}</Banner>;
}

function Withdrawal({ cashier, last }: WithdrawalProps) {
  const { state, review, confirm, again } = useWithdrawal();
  if (state.step === 'reviewing' || state.step === 'sending') {
    const { order } = state;
    return (
      <Review
        methods={cashier.withdrawal.methods}
        order={order}
        isSending={state.step === 'sending'}
        onConfirm={() => confirm(order)}
        onBack={() => again(order)}
      />
    );
  }
  const requested = state.step === 'started' ? state.payment : null;
  return (
    <>
      {requested && <Requested payment={requested} />}
      <WithdrawForm
        // The key resets the form after a withdrawal has been requested.
        key={requested?.id ?? ''}
        cashier={cashier}
        last={last}
        first={state.step === 'choosing' ? state.order : null}
        refusal={state.step === 'choosing' ? state.refusal : null}
        onReview={review}
      />
    </>
  );
}

interface ReviewProps {
  readonly methods: readonly Method[];
  readonly order: WithdrawalOrder;
  readonly isSending: boolean;
  onConfirm(): void;
  onBack(): void;
}

function Review({ methods, order, isSending, onConfirm, onBack }: ReviewProps) {
  const text = useText();
  const money = useMoney();
  const nameOf = useMethodName();
  const heading = useFocusHere<HTMLHeadingElement>();
  const { amount, currency, method } = order;
  const option = chosenBefore(methodOptions(methods, null), order);
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
