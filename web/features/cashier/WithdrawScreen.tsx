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
import { useNews } from './news/useNews.ts';
import { Review } from './withdraw/Review.tsx';
import { useWithdrawal } from './withdraw/useWithdrawal.ts';
import { WithdrawForm } from './withdraw/WithdrawForm.tsx';
import { useReason } from './texts.ts';

/**
 * ROUTE-55: withdrawal form and status of current withdrawals. Available to every player with a balance,
 * whatever their restrictions (LIMIT-11).
 */
export function WithdrawScreen() {
  const text = useText();
  const graphql = useGraphql();
  const { data } = useQuery(withdrawPageQuery());
  const read = () => void graphql.reread(WithdrawPage, {});
  useNews({ updated: read, missed: read });
  const viewer = data?.viewer;
  return (
    <CashierPage title={text('cashier.withdraw.title')}>{viewer && <Desk viewer={viewer} />}</CashierPage>
  );
}

function Desk({ viewer: { cashier } }: { viewer: NonNullable<WithdrawPageQuery['viewer']> }) {
  const { withdrawal: desk, weekendUntil, underWay } = cashier;
  return (
    <>
      <Tracker payments={underWay.filter(({ type }) => type === 'Withdrawal')} />
      {weekendUntil !== null && desk.methods.some(({ speed }) => speed === 'Manual') && (
        <WeekendNotice until={weekendUntil} />
      )}
      {desk.refusal ? <CashierUnavailable refusal={desk.refusal} /> : <Withdrawal cashier={cashier} />}
    </>
  );
}

/** FLAG-06 */
function WeekendNotice({ until }: { until: string }) {
  const text = useText();
  const dateTime = useDateTime();
  return <Banner tone="info">{text('cashier.withdraw.weekend', { until: dateTime(until) })}</Banner>;
}

/**
 * Status of the withdrawal just requested, shown in place of the form. While it is open, the tracker shows
 * its progress.
 */
function Begun({ payment }: { payment: Payment }) {
  const here = useFocusHere<HTMLDivElement>();
  return (
    <div ref={here} tabIndex={-1}>
      <BegunTold payment={payment} />
    </div>
  );
}

function BegunTold({ payment }: { payment: Payment }) {
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

function Withdrawal({ cashier }: { cashier: NonNullable<WithdrawPageQuery['viewer']>['cashier'] }) {
  const { state, review, confirm, again } = useWithdrawal();
  const { withdrawal: desk } = cashier;
  if (state.step === 'reviewing' || state.step === 'asking') {
    const { order } = state;
    return (
      <Review
        desk={desk}
        order={order}
        isAsking={state.step === 'asking'}
        onConfirm={() => confirm(order)}
        onBack={() => again(order)}
      />
    );
  }
  const begun = state.step === 'begun' ? state.payment : null;
  return (
    <>
      {begun && <Begun payment={begun} />}
      <WithdrawForm
        // The key resets the form after a withdrawal has been requested.
        key={begun?.id ?? ''}
        cashier={cashier}
        desk={desk}
        first={state.step === 'choosing' ? state.order : null}
        refusal={state.step === 'choosing' ? state.refusal : null}
        onReview={review}
      />
    </>
  );
}
