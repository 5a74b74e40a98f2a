import { WithdrawPage, type WithdrawPageQuery } from '@foyer/contract/generated/operations.ts';
import { useFocusHere } from '../../ui/overlay/useFocusHere.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { useAnswer, useDateTime, useGraphql, useMoney, useText } from '../content/index.ts';
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

/** ROUTE-55: money out, and where it is on its way. Open to whoever has money here (LIMIT-11). */
export function WithdrawScreen() {
  const text = useText();
  const graphql = useGraphql();
  const { data } = useAnswer(withdrawPageQuery());
  const read = () => void graphql.reread(WithdrawPage, {});
  useNews({ told: read, missed: read });
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

/** What has become of the one just asked for, in place of what asked; while it is open the tracker tells the rest. */
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
        // A withdrawal that was begun leaves an empty form.
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
