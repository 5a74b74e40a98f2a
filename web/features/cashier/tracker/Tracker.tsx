import { useState, useId, type FormEvent } from 'react';
import { useFocusBack } from '../../../ui/overlay/useFocusBack.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useMoney } from '../../../i18n/money.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { KycLink } from '../../kyc/index.ts';
import type { Payment } from '../payment/payment.ts';
import { refusalReason, reasonOf, type Reason } from '../refusal/refusal.ts';
import { useReason } from '../texts.ts';
import { stepsOf } from './steps.ts';
import '../cashier.css';
import { CancelWithdrawal, type WithdrawalCancelReason } from '@foyer/contract/generated/operations.ts';
import { useFocusHere } from '../../../ui/overlay/useFocusHere.ts';
import '../../../ui/field/field.css';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { serverErrorIn } from '../../../transport/graphql/errors.ts';
import { useGraphql } from '../../../app/graphql.tsx';

/** Known values of `waitsFor.for`. Values of a newer platform are not shown. */
const WAITS = [
  'Player',
  'Provider',
  'Review',
  'Approval',
  'IdentityVerification',
  'SourceOfWealth',
  'Weekend',
  'Refund',
] as const;

/** MONEY-08: pending withdrawals, with what each is waiting for, until when, and how to cancel it. */
export function Tracker({ payments }: { payments: readonly Payment[] }) {
  const text = useText();
  if (payments.length === 0) return null;
  return (
    <Section title={text('cashier.tracker.title')} count={payments.length}>
      {payments.map((payment) => (
        <Tracked key={payment.id} payment={payment} />
      ))}
    </Section>
  );
}

function Tracked({ payment }: { payment: Payment }) {
  const text = useText();
  const money = useMoney();
  const dateTime = useDateTime();
  const reason = useReason();
  const [isCancelling, setCancelling] = useState(false);
  const opener = useFocusBack(isCancelling);
  const { amount, currency, accountLabel, createdAt, waitsFor, refusal, isCancellable } = payment;
  const { steps, current } = stepsOf(payment);
  const wait = WAITS.find((known) => known === waitsFor?.for);
  return (
    <article className="fy-tracker" aria-label={money({ amount, currency })}>
      <div className="fy-tracker__head">
        <span>{money({ amount, currency })}</span>
        <span>{accountLabel}</span>
      </div>
      <ol className="fy-tracker__steps">
        {steps.map((step, index) => (
          <li
            key={step}
            data-done={index <= current ? '' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {text(`cashier.step.${step}`)}
          </li>
        ))}
      </ol>
      <output>
        {wait && text(`cashier.waits.${wait}`)}{' '}
        {waitsFor?.by && text('cashier.waits.by', { by: dateTime(waitsFor.by) })}
        {refusal && reason(refusalReason(refusal))}
      </output>
      {waitsFor?.for === 'IdentityVerification' && (
        <KycLink size="small">{text('cashier.way.KycRequired')}</KycLink>
      )}
      <small className="fy-muted">{text('cashier.tracker.asked', { at: dateTime(createdAt) })}</small>
      {isCancelling ? (
        <CancelWithdrawalForm payment={payment} onClose={() => setCancelling(false)} />
      ) : (
        isCancellable && (
          <Button ref={opener} variant="quiet" onClick={() => setCancelling(true)}>
            {text('cashier.cancel.begin')}
          </Button>
        )
      )}
    </article>
  );
}

const REASONS = [
  'PaymentIssues',
  'AccountIssues',
  'InsufficientGameChoices',
  'NotEnoughBonusesOrPromotions',
] as const satisfies readonly WithdrawalCancelReason[];

/** CASH-25: cancels a withdrawal with a reason. No reason is preselected. */
function CancelWithdrawalForm({ payment, onClose }: { payment: Pick<Payment, 'id'>; onClose: () => void }) {
  const text = useText();
  const reasonText = useReason();
  const graphql = useGraphql();
  const name = useId();
  const first = useFocusHere<HTMLInputElement>();
  const [chosen, setChosen] = useState<WithdrawalCancelReason | null>(null);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Reason | null>(null);

  const cancel = async (reason: WithdrawalCancelReason): Promise<void> => {
    setSending(true);
    const variables = { transaction: payment.id, reason };
    const { data, error } = await graphql.mutate(CancelWithdrawal, variables, ['Cashier']);
    setSending(false);
    if (data) return onClose();
    setRefusal(reasonOf(serverErrorIn(error)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && !isSending) void cancel(chosen);
  };

  return (
    <form className="fy-cashier" onSubmit={submit}>
      {refusal && <Banner tone="danger">{reasonText(refusal)}</Banner>}
      <fieldset className="fy-stack fy-methods">
        <legend className="fy-field__label">{text('cashier.cancel.why')}</legend>
        {REASONS.map((reason, index) => (
          <label className="fy-check" key={reason}>
            <input
              ref={index === 0 ? first : null}
              type="radio"
              name={name}
              checked={chosen === reason}
              onChange={() => setChosen(reason)}
              required
            />
            <span>{text(`cashier.cancel.${reason}`)}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="danger" isLoading={isSending} disabled={chosen === null}>
        {text('cashier.cancel.act')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {text('cashier.cancel.keep')}
      </Button>
    </form>
  );
}
