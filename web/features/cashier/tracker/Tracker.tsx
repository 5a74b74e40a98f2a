import { useState } from 'react';
import { useFocusBack } from '../../../ui/overlay/useFocusBack.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useMoney } from '../../../i18n/money.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { KycLink } from '../../kyc/index.ts';
import type { Payment } from '../payment/payment.ts';
import { refusalReason } from '../refusal/refusal.ts';
import { useReason } from '../texts.ts';
import { CancelWithdrawalForm } from './CancelWithdrawalForm.tsx';
import { stepsOf } from './steps.ts';
import '../cashier.css';

/** Known values of `waitsFor.for`. Values of a newer platform are not shown. */
const WAITS = [
  'Player',
  'Provider',
  'Review',
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
