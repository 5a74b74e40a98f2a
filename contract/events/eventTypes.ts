import * as v from 'valibot';
import { CurrencySchema } from '../site/codes.ts';

/**
 * The domain events that operators read from the feed and receive by webhooks: what happened to a player, by reference.
 * Names, addresses, birth dates and account numbers are never part of an event. A breaking change of `data` gets a new
 * version; a new optional field does not. docs/guides/events.md describes the feed.
 */
const eventType = <Data extends v.GenericSchema<unknown, object>>(
  summary: string,
  data: Data,
  version = 1,
) => ({ summary, version, data });

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const time = v.pipe(v.string(), v.isoTimestamp());
const nullableTime = v.nullable(time);
const decimal = v.pipe(v.string(), v.regex(/^-?\d{1,19}(\.\d{1,4})?$/, 'not a decimal number'));
/** Major units as a decimal string. */
const money = v.object({ amount: decimal, currency: CurrencySchema });
const code = v.pipe(v.string(), v.regex(/^[\w .:-]{1,120}$/, 'not a code'));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const payment = v.object({
  paymentId: id,
  status: v.picklist([
    'Initialized',
    'CancelInitialized',
    'Completed',
    'Cancelled',
    'RollbackInitialized',
    'RolledBacked',
  ]),
  amount: money,
  fee: money,
  method: code,
  provider: code,
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  createdAt: time,
  /** Why it was refused; null while it was not. */
  refusal: v.nullable(code),
  /** What it waits for, such as `Approval` by an operator; null when it is over. */
  waitsFor: v.optional(v.nullable(code)),
  /** Why the player cancelled a withdrawal; null while they did not. */
  cancelReason: v.optional(v.nullable(code)),
});

const playSums = { bets: count, staked: decimal, wins: count, won: decimal };

export const EVENT_TYPES = {
  'player.registered': eventType(
    'A player has an account.',
    v.object({
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      language: code,
      currency: CurrencySchema,
      /** The code of the affiliate whose link led the player here (`aff`); null without one, or without consent. */
      affiliate: v.nullable(v.string()),
    }),
  ),
  'player.updated': eventType(
    'The status of an account, what is confirmed of it, or the accepted documents have changed.',
    v.object({
      isAccountClosed: v.boolean(),
      isEmailVerified: v.boolean(),
      isPhoneNumberVerified: v.boolean(),
      acceptedVersions: v.record(v.string(), count),
    }),
  ),
  'session.started': eventType(
    'A player has signed in.',
    v.object({ sessionId: id, startedAt: time, device: v.nullable(code), country: v.nullable(code) }),
  ),
  'session.ended': eventType(
    'A session has ended.',
    v.object({ sessionId: id, startedAt: time, reason: code }),
  ),
  'deposit.updated': eventType('A deposit was begun, or has another status.', payment),
  'withdrawal.updated': eventType(
    'A withdrawal was requested, has another status, or waits for something else.',
    payment,
  ),
  'play.summarised': eventType(
    'What a player staked and won in one minute. Real and bonus money together; stakes of free rounds are zero.',
    v.object({
      from: time,
      to: time,
      currency: CurrencySchema,
      /** Stakes less those rolled back in this minute, so `staked` may be negative. */
      ...playSums,
      studios: v.array(v.object({ studio: id, ...playSums })),
    }),
  ),
  'limit.changed': eventType(
    'A player has changed a limit, or has requested, confirmed or cancelled a raise.',
    v.object({
      scope: v.picklist(['Brand', 'Global']),
      kind: v.picklist(['Deposit', 'Stake', 'Loss', 'Session']),
      period: v.picklist(['Day', 'Week', 'Month']),
      change: v.picklist(['Set', 'RaiseRequested', 'RaiseConfirmed', 'RaiseCancelled']),
      /** Null for no limit, and for a session limit. */
      amount: v.nullable(money),
      /** Of a session limit. */
      minutes: v.nullable(count),
    }),
  ),
  'limit.raiseReady': eventType(
    'The waiting period of a raise is over: the player can confirm it.',
    v.object({
      scope: v.picklist(['Brand', 'Global']),
      kind: v.picklist(['Deposit', 'Stake', 'Loss', 'Session']),
      period: v.picklist(['Day', 'Week', 'Month']),
      readyAt: time,
    }),
  ),
  'exclusion.started': eventType(
    'A time-out or an exclusion applies to a player.',
    v.object({
      kind: v.picklist(['Timeout', 'Exclusion']),
      endsAt: nullableTime,
      /** The national exclusion register that has the player; null for other exclusions. */
      register: v.optional(v.nullable(code)),
    }),
  ),
  'exclusion.ended': eventType(
    'A player’s exclusions were ended early, or by the register that had the player. One that runs out has no event: its end is known from its start.',
    v.object({ kind: v.literal('Exclusion'), register: v.optional(v.nullable(code)) }),
  ),
  'reward.updated': eventType(
    'A reward was given to a player, or has another status.',
    v.object({
      assignmentId: id,
      rewardId: id,
      kind: v.picklist(['Cashback', 'Incentive']),
      valueType: v.picklist(['free-spin', 'money-drop', 'bonus-money-drop']),
      status: code,
      startsAt: time,
      endsAt: nullableTime,
      /** Null for free spins. */
      amount: v.optional(v.nullable(money)),
      /** The number of free spins; null for other rewards. */
      spins: v.optional(v.nullable(count)),
    }),
  ),
  'bonus.updated': eventType(
    'A bonus was granted, converted or forfeited, or has expired.',
    v.object({ bonusId: id, status: v.picklist(['Active', 'Converted', 'Expired', 'Forfeited']) }),
  ),
  'kyc.updated': eventType(
    'The status of the identity check or of the source of wealth has changed.',
    v.object({
      kycStatus: v.picklist(['Done', 'NotNeed', 'Pending', 'Required', 'WillBeRequired']),
      sourceOfWealth: v.picklist(['Done', 'NotRequired', 'Required']),
    }),
  ),
  'jackpot.won': eventType(
    'A player has won a pot of a jackpot, or a share of one.',
    v.object({ winId: id, pot: code, isCommunityShare: v.boolean(), paid: money }),
  ),
  'raffle.won': eventType('A player has won a prize of a raffle.', v.object({ dropId: id, paid: money })),
} as const;

export type EventType = keyof typeof EVENT_TYPES;
export type EventData<Type extends EventType> = v.InferInput<(typeof EVENT_TYPES)[Type]['data']>;

export const isEventType = (name: string): name is EventType => Object.hasOwn(EVENT_TYPES, name);
export const EVENT_TYPE_NAMES = Object.keys(EVENT_TYPES).filter(isEventType);
