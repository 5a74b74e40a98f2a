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

/** Launch: `POST` to the path in the studio's file, from the platform to the company. */
export const hub88LaunchResponse = v.object({ url: v.pipe(v.string(), v.url()) });

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

/** Fields that the wallet does not need are accepted and ignored. */
export const HUB88_BODIES = {
  info: v.object({ user: id, request_uuid: id }),
  balance: v.object(inSession),
  /** A free bet names in `reward_uuid` the grant of free rounds that pays it. */
  bet: v.object({ ...inRound, ...money, is_free: flag, reward_uuid: v.nullish(id) }),
  /** A supplier's promotional win belongs to no bet. */
  win: v.object({ ...inRound, ...money, reference_transaction_uuid: v.nullish(id) }),
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
