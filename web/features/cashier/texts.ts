import type { IconName } from '../../ui/icon/icons.ts';
import type { PaymentKind } from '@foyer/contract/generated/operations.ts';
import { useApp } from '../../app/app.tsx';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useMoney } from '../../i18n/money.ts';
import { useText } from '../../i18n/i18n.tsx';
import type { Payment } from './payment/payment.ts';
import { KNOWN_REASONS, type Reason } from './refusal/refusal.ts';

export const KIND_ICON = {
  BANK: 'bank',
  CARD: 'credit-card',
  WALLET: 'wallet',
} as const satisfies Record<PaymentKind, IconName>;

/** The label of a payment method is a text key or a company name. */
export function useMethodName(): (label: string) => string {
  const { texts } = useApp();
  return (label) => (texts.has(label) ? texts.text(label) : label);
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Formats a processing time in the largest unit that it fills. */
export function useDurationText(): (minutes: number) => string {
  const text = useText();
  return (minutes) => {
    if (minutes === 0) return text('cashier.takes.now');
    if (minutes < HOUR) return text('cashier.takes.minutes', { count: minutes });
    if (minutes < DAY) return text('cashier.takes.hours', { count: Math.ceil(minutes / HOUR) });
    return text('cashier.takes.days', { count: Math.ceil(minutes / DAY) });
  };
}

const isKnown = (type: string): type is (typeof KNOWN_REASONS)[number] =>
  KNOWN_REASONS.some((known) => known === type);

export function useReason(): (reason: Reason) => string {
  const text = useText();
  const money = useMoney();
  const dateTime = useDateTime();
  return ({ type, amount, until }) => {
    const explanation = text(`cashier.reason.${isKnown(type) ? type : 'other'}`);
    const left = amount && text('cashier.reason.left', { amount: money(amount) });
    const returns = until && text('cashier.reason.until', { until: dateTime(until) });
    return [explanation, left, returns].filter(Boolean).join(' ');
  };
}

const HELD_REASONS = ['AccountClosed', 'DepositLimitReached', 'SelfExcluded', 'Timeout'] as const;

/** LIMIT-12: explains why a deposit was not credited and what happens to the money. */
export function useHeldReason(): (payment: Pick<Payment, 'status' | 'waitsFor' | 'refusal'>) => string {
  const text = useText();
  return ({ status, waitsFor, refusal }) => {
    const type = HELD_REASONS.find((known) => known === refusal?.type) ?? 'other';
    const why = text(`cashier.held.reason.${type}`);
    if (status === 'RolledBacked') return why;
    return `${why} ${text(waitsFor?.for === 'Review' ? 'cashier.held.review' : 'cashier.held.text')}`;
  };
}
