import * as v from 'valibot';

/**
 * Wallet protocol A8R of the aggregator 01.tech, earlier of SOFTSWISS, as far as public documents and programs describe
 * it: `POST /studio/v1/a8r/<studio>/v2/<service>/<method>`. Request and response are JSON. A refusal has HTTP status 400
 * and an `api_code`. The `id` of each transaction is its idempotency key. See docs/guides/aggregators.md.
 */
export const A8R_CALLS = {
  balance: 'a8r_casino.Player/Balance',
  betWin: 'a8r_casino.Round/BetWin',
  rollback: 'a8r_casino.Round/Rollback',
  finish: 'a8r_casino.Round/Finish',
  freespins: 'a8r_casino.Freespins/Finish',
  promo: 'a8r_casino.Promo/Win',
} as const;
export type A8rCall = keyof typeof A8R_CALLS;

/** `studio` is the company's id on this platform, the name of its file in `sites/studios/`. */
export const a8rPath = (studio: string, call: A8rCall): string =>
  `/studio/v1/a8r/${studio}/v2/${A8R_CALLS[call]}`;

/** From the platform to the company, after `launch` of the studio's file. */
export const A8R_COMPANY_CALLS = {
  real: 'casino_a8r.Launcher/Real',
  demo: 'casino_a8r.Launcher/Demo',
  issueFreespins: 'casino_a8r.Freespins/Issue',
} as const;

/** HMAC-SHA256 of the raw body in hex, in both directions. */
export const A8R_SIGNATURE = 'x-request-sign';

export const A8R_CODES = {
  notEnoughMoney: '100',
  unknownPlayer: '101',
  limitReached: '105',
  betTooLarge: '106',
  gameForbidden: '107',
  playerDisabled: '110',
  wrongCurrency: '154',
  badRequest: '400',
  forbidden: '403',
  alreadyExists: '409',
} as const;
export type A8rCode = (typeof A8R_CODES)[keyof typeof A8R_CODES];

const id = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/, 'not an id'));
/** In major units, with more decimals than any currency has. */
const amount = v.pipe(v.string(), v.regex(/^\d{1,18}(\.\d{1,12})?$/, 'not an amount'));
const flag = v.nullish(v.boolean(), false);
const ofPlayer = { player_id: id, currency: v.string() };
/** `session_payload` is what the launch sent: the id of the game session. */
const inRound = { ...ofPlayer, round_id: id, session_payload: id };
const transactions = <Schema extends v.GenericSchema<unknown, { id: string }>>(one: Schema) =>
  v.pipe(
    v.array(one),
    v.minLength(1),
    v.maxLength(16),
    v.check((all) => new Set(all.map((each) => each.id)).size === all.length, 'ids repeat'),
  );

/** Fields that the wallet does not need are accepted and ignored. */
export const A8R_BODIES = {
  balance: v.object(ofPlayer),
  /** Bets and wins of one round, of which all are applied or none. */
  betWin: v.object({
    ...inRound,
    game_id: id,
    finished: flag,
    transactions: transactions(v.object({ id, type: v.picklist(['bet', 'win']), amount })),
  }),
  rollback: v.object({
    ...inRound,
    finished: flag,
    transactions: transactions(v.object({ id, original_id: id })),
  }),
  finish: v.object(inRound),
  /** What free rounds won together, which the company has played by itself. */
  freespins: v.object({ issue_id: id, amount }),
  /** A win outside of any round. */
  promo: v.object({ ...ofPlayer, id, amount, event_id: id, event_type: v.nullish(v.string()) }),
} as const;
export type A8rBody<Call extends A8rCall> = v.InferOutput<(typeof A8R_BODIES)[Call]>;

export const a8rResponse = v.object({
  /** What the player may stake: real and bonus money, in major units. */
  balance: amount,
  round_id_casino: v.optional(v.string()),
  id_casino: v.optional(v.string()),
  transactions: v.optional(v.array(v.object({ id, id_casino: v.string() }))),
});
export type A8rResponse = v.InferOutput<typeof a8rResponse>;

export const a8rError = v.object({
  code: v.string(),
  msg: v.string(),
  meta: v.object({ api_code: v.string(), api_message: v.string(), balance: v.optional(amount) }),
});

export const a8rLaunchResponse = v.object({ launch_url: v.pipe(v.string(), v.url()) });
