import * as v from 'valibot';

/**
 * Wallet protocol of the aggregator Hub88, as far as its public documentation describes it: `POST
 * /studio/v1/hub88/<studio>/<call>`. Request and response are JSON. Every business outcome has HTTP status 200 and a
 * `status`. `transaction_uuid` is the idempotency key. See docs/guides/aggregators.md.
 */
export const HUB88_CALLS = {
  info: 'user/info',
  balance: 'user/balance',
  bet: 'transaction/bet',
  win: 'transaction/win',
  rollback: 'transaction/rollback',
} as const;
export type Hub88Call = keyof typeof HUB88_CALLS;

/** `studio` is the company's id on this platform, the name of its file in `sites/studios/`. */
export const hub88Path = (studio: string, call: Hub88Call): string =>
  `/studio/v1/hub88/${studio}/${HUB88_CALLS[call]}`;

/** Base64 of the RSA-SHA256 signature of the raw body, in both directions. */
export const HUB88_SIGNATURE = 'x-hub88-signature';

/** Amounts are integers in units of 10^-5: 100,000 is 1.00 EUR. */
export const HUB88_DIGITS = 5;

/** Currency of a launch for fun. */
export const HUB88_FUN = 'XXX';

/** From the platform to the company, relative to the path of the launch: its Freebets API. */
export const HUB88_FREEBETS = {
  prepaids: '../freebet/prepaids/list',
  create: '../freebet/rewards/create',
  list: '../freebet/rewards/list',
  cancel: '../freebet/rewards/cancel',
} as const;

/** Launch: `POST` to the path in the studio's file, from the platform to the company. */
export const hub88LaunchResponse = v.object({ url: v.pipe(v.string(), v.url()) });

const text = v.pipe(v.string(), v.minLength(1));
const count = v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(1)));

/** Templates of rewards in a game. A value that is null is chosen by the operator. */
export const hub88Prepaids = v.array(
  v.object({
    prepaid_uuid: text,
    game_code: text,
    currency: v.string(),
    bet_value: count,
    bet_count: count,
    bonus_buy: v.nullish(v.boolean()),
  }),
);

export const hub88Reward = v.object({
  /** With which the bets of the reward name it. */
  reward_uuid: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/)),
  status: v.nullish(v.string()),
  /** What the operator called it. */
  operator_reference: v.nullish(v.string()),
});

export const hub88Rewards = v.object({
  rewards: v.array(hub88Reward),
  pagination: v.nullish(v.object({ next_cursor: v.nullish(v.string()) })),
});

/** A reward with one of these statuses can be played; the others are cancelled, failed, expired and finished ones. */
export const HUB88_PLAYABLE: ReadonlySet<string> = new Set(['FRS_NEW', 'FRS_ACTIVE']);

export const HUB88_STATUSES = [
  'RS_OK',
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'RS_ERROR_LIMIT_REACHED',
] as const;
export type Hub88Status = (typeof HUB88_STATUSES)[number];

const id = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/, 'not an id'));
/** Numbers that JSON cannot hold exactly are refused. */
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const flag = v.nullish(v.boolean(), false);

const inSession = { user: id, token: id, request_uuid: id, game_code: id };
const inRound = { ...inSession, transaction_uuid: id, round: id, round_closed: flag };
const money = { amount, currency: v.string(), is_supplier_promo: flag };
const ofReward = { is_free: flag, reward_uuid: v.nullish(id) };

/** Fields that the wallet does not need are accepted and ignored. */
export const HUB88_BODIES = {
  info: v.object({ user: id, request_uuid: id }),
  balance: v.object(inSession),
  /** A free bet names the reward that pays it. Its amount is the stake of the reward, or zero. */
  bet: v.object({ ...inRound, ...money, ...ofReward }),
  /** A supplier's promotional win belongs to no bet. */
  win: v.object({ ...inRound, ...money, ...ofReward, reference_transaction_uuid: v.nullish(id) }),
  rollback: v.object({ ...inRound, reference_transaction_uuid: id }),
} as const;
export type Hub88Body<Call extends Hub88Call> = v.InferOutput<(typeof HUB88_BODIES)[Call]>;

export const hub88Response = v.object({
  status: v.picklist(HUB88_STATUSES),
  /** That of the request. */
  request_uuid: v.optional(v.string()),
  user: v.optional(v.string()),
  currency: v.optional(v.string()),
  /** What the player may stake: real and bonus money. Also with `RS_ERROR_NOT_ENOUGH_MONEY`. */
  balance: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type Hub88Response = v.InferOutput<typeof hub88Response>;
