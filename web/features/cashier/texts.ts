import type { IconName } from '../../ui/icon/icons.ts';
import type { PaymentKind } from '@foyer/contract/generated/operations.ts';
import { useContent, useDateTime, useMoney, useText } from '../content/index.ts';
import type { Payment } from './payment/payment.ts';
import { KNOWN_REASONS, type Reason } from './refusal/refusal.ts';

export const KIND_ICON = {
  BANK: 'bank',
  CARD: 'credit-card',
  WALLET: 'wallet',
} as const satisfies Record<PaymentKind, IconName>;

/** A method's name: a company's own as it stands, or the text it is the key of. */
export function useMethodName(): (label: string) => string {
  const { texts } = useContent();
  return (label) => (texts.has(label) ? texts.text(label) : label);
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** How long money is on its way, in the largest unit it fills. */
export function useDurationText(): (minutes: number) => string {
  const text = useText();
  return (minutes) => {
    if (minutes === 0) return text('cashier.takes.now');
    if (minutes < HOUR) return text('cashier.takes.minutes', { count: minutes });
    if (minutes < DAY) return text('cashier.takes.hours', { count: Math.ceil(minutes / HOUR) });
    return text('cashier.takes.days', { count: Math.ceil(minutes / DAY) });
  };
}

const isKnown = (type: string): boolean => (KNOWN_REASONS as readonly string[]).includes(type);

/** Why something was not done, in the reader's words, with what is left and when it returns. */
export function useReason(): (reason: Reason) => string {
  const text = useText();
  const money = useMoney();
  const dateTime = useDateTime();
  return ({ type, amount, until }) => {
    const said = text(`cashier.reason.${isKnown(type) ? type : 'other'}`);
    const left = amount && text('cashier.reason.left', { amount: money(amount) });
    const returns = until && text('cashier.reason.until', { until: dateTime(until) });
    return [said, left, returns].filter(Boolean).join(' ');
  };
}

const HELD_REASONS: ReadonlySet<string> = new Set([
  'AccountClosed',
  'DepositLimitReached',
  'SelfExcluded',
  'Timeout',
]);

/** LIMIT-12: why the money of a deposit was not added, and what becomes of it. */
export function useHeldReason(): (payment: Pick<Payment, 'status' | 'waitsFor' | 'refusal'>) => string {
  const text = useText();
  return ({ status, waitsFor, refusal }) => {
    const type = refusal && HELD_REASONS.has(refusal.type) ? refusal.type : 'other';
    const why = text(`cashier.held.reason.${type}`);
    if (status === 'RolledBacked') return why;
    return `${why} ${text(waitsFor?.for === 'Review' ? 'cashier.held.review' : 'cashier.held.text')}`;
  };
}
