import * as v from 'valibot';
import { EVENT_TYPES, type EventData, type EventType } from '@foyer/contract/events/eventTypes.ts';
import type {
  KycStatus,
  LimitKind,
  LimitPeriod,
  LimitScope,
  NotificationKind,
  SourceOfWealthRequirement,
} from '@foyer/contract/generated/resolvers.ts';
import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import { isCurrency } from '@foyer/domain/currency.ts';
import { parseDecimal } from '@foyer/domain/money.ts';

/** The facts of a notification; which of them there are depends on its kind. */
export interface NotificationData {
  /** Minor units as text, because JSON has no bigint. */
  readonly amount?: { readonly minor: string; readonly currency: string };
  readonly reward?: EventData<'reward.updated'>['valueType'];
  readonly spins?: number;
  readonly pot?: string;
  readonly reason?: string;
  readonly limit?: { readonly scope: LimitScope; readonly kind: LimitKind; readonly period: LimitPeriod };
  /** Id of a message in the site data. */
  readonly message?: string;
}

export interface NewNotification {
  /** Events about the same fact have the same key. */
  readonly key: string;
  readonly kind: NotificationKind;
  readonly data: NotificationData;
}

/** The statuses of the player's last event; null before the first one. */
export interface KnownStatuses {
  readonly kycStatus: KycStatus | null;
  readonly sourceOfWealth: SourceOfWealthRequirement | null;
}

export interface FeedEvent {
  readonly eventId: string;
  readonly type: string;
  readonly data: Record<string, unknown>;
}

type Rule<Type extends EventType> = (
  data: EventData<Type>,
  known: KnownStatuses,
  eventId: string,
) => readonly (NewNotification | null)[];

/** What a player is notified of. A type that is missing here has no notification. */
const RULES: { readonly [Type in EventType]?: Rule<Type> } = {
  'deposit.updated': (data) => [ofPayment(depositKind(data), data)],
  'withdrawal.updated': (data) => [ofPayment(withdrawalKind(data), data)],
  'reward.updated': (data) => [ofReward(data)],
  'bonus.updated': ({ bonusId, status }) =>
    status === 'Converted' || status === 'Expired' ? [about(`Bonus${status}`, bonusId, {})] : [],
  'limit.raiseReady': ({ scope, kind, period, readyAt }) => [
    about('LimitRaiseReady', `${scope} ${kind} ${period} ${readyAt}`, { limit: { scope, kind, period } }),
  ],
  'jackpot.won': ({ winId, pot, paid }) => [about('JackpotWon', winId, { pot, ...amountOf(paid) })],
  'raffle.won': ({ paid }, _known, eventId) => [about('RaffleWon', eventId, amountOf(paid))],
  'kyc.updated': ({ kycStatus, sourceOfWealth }, known, eventId) => {
    const kinds = [
      identityKind(known.kycStatus, kycStatus),
      wealthKind(known.sourceOfWealth, sourceOfWealth),
    ];
    return kinds.map((kind) => kind && about(kind, eventId, {}));
  },
  'play.summarised': ({ studios, currency }, _known, eventId) =>
    studios
      .filter(({ studio, won }) => studio === SPORTSBOOK.studio && Number(won) > 0)
      .map(({ won }) => about('SportsBetWon', eventId, amountOf({ amount: won, currency }))),
};

/**
 * The notifications of an event, oldest first. An event that is not as its schema says has none: the feed records such
 * events as well.
 */
export function notificationsOf(event: FeedEvent, known: KnownStatuses): readonly NewNotification[] {
  const found = Object.entries(RULES).find(([type]) => type === event.type);
  if (!found) return [];
  // Safe cast: `found` is the rule of this type, whose schema the data is parsed with.
  const type = event.type as keyof typeof RULES;
  const parsed = v.safeParse<v.GenericSchema>(EVENT_TYPES[type].data, event.data);
  if (!parsed.success) return [];
  const rule = RULES[type] as Rule<EventType>;
  return rule(parsed.output as EventData<EventType>, known, event.eventId).filter((one) => one !== null);
}

/** Whether the event may have a notification, or changes what later ones report. */
export const isReported = (event: FeedEvent): boolean =>
  event.type === 'kyc.updated' || notificationsOf(event, UNKNOWN).length > 0;

const UNKNOWN: KnownStatuses = { kycStatus: null, sourceOfWealth: null };

/** The statuses after an event. */
export function statusesAfter({ type, data }: FeedEvent, known: KnownStatuses): KnownStatuses {
  const parsed = v.safeParse(EVENT_TYPES['kyc.updated'].data, data);
  return type === 'kyc.updated' && parsed.success ? parsed.output : known;
}

const about = (kind: NotificationKind, of: string, data: NotificationData): NewNotification => ({
  key: `${kind}:${of}`,
  kind,
  data,
});

function amountOf({ amount, currency }: { readonly amount: string; readonly currency: string }) {
  const value = isCurrency(currency) ? parseDecimal(amount, currency) : null;
  return value ? { amount: { minor: String(value.minor), currency: value.currency } } : {};
}

type Payment = EventData<'deposit.updated'>;

function ofPayment(kind: NotificationKind | null, { paymentId, amount, refusal, waitsFor }: Payment) {
  if (kind === null) return null;
  const isWaiting = kind === 'WithdrawalWaiting';
  const reason = isWaiting ? waitsFor : WITH_REASON.has(kind) ? refusal : null;
  const data = { ...amountOf(amount), ...(reason && { reason }) };
  return about(kind, isWaiting ? `${paymentId} ${reason}` : paymentId, data);
}

const WITH_REASON: ReadonlySet<NotificationKind> = new Set([
  'DepositFailed',
  'DepositHeld',
  'DepositRefunded',
  'WithdrawalRefused',
]);

/** A deposit that the player left unfinished. */
const NOT_COMPLETED = ['Abandoned', 'Expired'];

function depositKind({ status, refusal }: Payment): NotificationKind | null {
  if (status === 'Completed') return 'DepositCredited';
  if (status === 'Cancelled')
    return refusal === null || NOT_COMPLETED.includes(refusal) ? null : 'DepositFailed';
  if (status === 'RolledBacked') return refusal === 'Reversed' ? 'DepositReversed' : 'DepositRefunded';
  // LIMIT-12: an operator's refund is reported when the money has left.
  return status === 'RollbackInitialized' && refusal !== 'RefundedByOperator' ? 'DepositHeld' : null;
}

/** MONEY-08: what the player can hasten, or should know of. */
const REPORTED_WAITS = ['Approval', 'IdentityVerification', 'SourceOfWealth'];

function withdrawalKind({ status, waitsFor, cancelReason }: Payment): NotificationKind | null {
  if (status === 'Completed') return 'WithdrawalPaid';
  if (status === 'Cancelled') return cancelReason ? 'WithdrawalCancelled' : 'WithdrawalRefused';
  if (status === 'RolledBacked') return 'WithdrawalReturned';
  return status === 'Initialized' && waitsFor && REPORTED_WAITS.includes(waitsFor)
    ? 'WithdrawalWaiting'
    : null;
}

function ofReward({ assignmentId, kind, valueType, status, amount, spins }: EventData<'reward.updated'>) {
  const to = kind === 'Cashback' ? 'Cashback' : 'Reward';
  const data = { reward: valueType, ...(amount && amountOf(amount)), ...(spins && { spins }) };
  if (status === 'Unclaimed' || status === 'Scheduled') return about(`${to}Given`, assignmentId, data);
  return status === 'Credited' ? about(`${to}Credited`, assignmentId, data) : null;
}

/** KYC-02. After `Pending`, documents were looked at. */
function identityKind(before: KycStatus | null, after: KycStatus): NotificationKind | null {
  if (before === after) return null;
  if (after === 'Done') return before === null ? null : 'DocumentsAccepted';
  if (after !== 'Required' && after !== 'WillBeRequired') return null;
  return before === 'Pending' ? 'DocumentsRefused' : 'DocumentsRequired';
}

function wealthKind(
  before: SourceOfWealthRequirement | null,
  after: SourceOfWealthRequirement,
): NotificationKind | null {
  if (before === after) return null;
  if (after === 'Required') return 'SourceOfWealthRequired';
  return after === 'Done' && before === 'Required' ? 'SourceOfWealthAccepted' : null;
}
