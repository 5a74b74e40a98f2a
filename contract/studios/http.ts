import * as v from 'valibot';
import { CurrencySchema as currency } from '../site/codes.ts';

/**
 * Seamless wallet API, called by a game studio during play: `POST
 * /studio/v1/{authenticate,balance,bet,win,rollback,endRound}`. Request and response are JSON, money is a decimal
 * string in major units. Every movement is idempotent by `transactionId`: repeating it with the same body
 * has no further effect and returns the first response. See docs/guides/studio-wallet.md.
 */
export const STUDIO_PATHS = {
  authenticate: '/studio/v1/authenticate',
  balance: '/studio/v1/balance',
  bet: '/studio/v1/bet',
  win: '/studio/v1/win',
  rollback: '/studio/v1/rollback',
  endRound: '/studio/v1/endRound',
} as const;

/** The API as an OpenAPI 3.1 document, generated from the schemas below by `npm run codegen`; public. */
export const STUDIO_DOCUMENT_PATH = '/studio/v1/openapi.json';

/**
 * `x-signature` is the hex HMAC-SHA256 of `<x-timestamp>.<path>.<raw body>` with the studio's secret.
 * `x-timestamp` is Unix time in milliseconds and may differ from the platform's clock by five minutes.
 */
export const STUDIO_HEADERS = {
  studio: 'x-studio',
  timestamp: 'x-timestamp',
  signature: 'x-signature',
} as const;

/** Ids are chosen by the studio: opaque, visible ASCII, at most 128 characters. */
const id = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/, 'not an id'));
/** Greater than zero, with at most as many decimals as the currency has. */
const amount = v.pipe(v.string(), v.regex(/^\d{1,19}(\.\d{1,4})?$/, 'not an amount'));
/** Major units, with up to six decimals because jackpot contributions are fractions of a stake. */
const jackpotShare = v.pipe(v.string(), v.regex(/^\d{1,19}(\.\d{1,6})?$/, 'not a share'));

const MAX_RESULT_LENGTH = 200;
/** One line of text, without control characters and those that change the direction of the text around it. */
const roundResult = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_RESULT_LENGTH),
  v.regex(
    /^([ -~\u00a0-\u061b\u061d-\u200d\u2010-\u2027\u202f-\u2065\u206a-\ud7ff\ue000-\ufffd]|[\ud800-\udbff][\udc00-\udfff])+$/,
    'not a line of text',
  ),
);

export const authenticateBody = v.strictObject({ token: id });
export const balanceBody = v.strictObject({ sessionId: id });

const inRound = { sessionId: id, transactionId: id, roundId: id };

export const betBody = v.strictObject({
  ...inRound,
  amount,
  currency,
  /** Id of the free rounds grant that pays this stake, whose stake `amount` must be. The balance does not change. */
  freeRounds: v.optional(id),
  /** Part of `amount` that goes to a jackpot of the studio, greater than zero. For information; it moves no money. */
  jackpotContribution: v.optional(jackpotShare),
  /**
   * Maximum win of this bet, for a sports bet at its accepted odds. It can only lower the amount that the
   * round may win without a review.
   */
  largestWin: v.optional(amount),
});
export const winBody = v.strictObject({
  ...inRound,
  amount,
  currency,
  /**
   * Part of `amount` that comes from a jackpot of the studio, greater than zero. For information; it moves no money.
   */
  jackpotWin: v.optional(jackpotShare),
});
export const rollbackBody = v.strictObject({ ...inRound, rollsBack: id });
export const endRoundBody = v.strictObject({
  ...inRound,
  /**
   * What the round's result was, for the player's history, such as `17 ⚫`: numbers, symbols and names that need no
   * translation.
   */
  result: v.optional(roundResult),
});

const balances = { balance: v.string(), bonusBalance: v.string(), currency };

/** The player's money now. Nothing moves. */
export const balanceResponse = v.object(balances);

/** The player's unfinished round of this game, for the studio to resume, with all bets that were not rolled back. */
const openRound = v.object({
  roundId: id,
  bets: v.array(v.object({ transactionId: id, amount: v.string() })),
});

/** Free rounds of this game, paid by the operator. A bet names the grant in `freeRounds` and must have its stake. */
const freeRounds = v.object({
  id,
  stake: v.string(),
  left: v.pipe(v.number(), v.integer()),
  /** ISO 8601; null when the grant does not expire. */
  expiresAt: v.nullable(v.string()),
});

/** FAIR-01: what the licence lets this game offer. A studio refuses what is not allowed, whatever its page asks for. */
const rules = v.object({
  /** Whether the game may start rounds on its own, always with a loss limit. */
  autoplay: v.boolean(),
  /** Whether the player may end the animation of a round early. */
  quickStop: v.boolean(),
  /** Shortest time between the starts of two rounds of a slot; null for other games. */
  shortestCycleMs: v.nullable(v.pipe(v.number(), v.integer())),
});

export const authenticateResponse = v.object({
  /** Id of the game session, required in all later calls. */
  sessionId: id,
  playerId: id,
  game: v.string(),
  ...balances,
  locale: v.string(),
  rules,
  openRound: v.nullable(openRound),
  freeRounds: v.array(freeRounds),
});

/** Balances right after the movement; a repeated call returns these same values. */
export const movementResponse = v.object({
  transactionId: id,
  ...balances,
  /**
   * Only for a win above the game's declared maximum: the amount held for the operator's review. The
   * balances do not include it yet. The win is accepted; do not send it again.
   */
  heldAmount: v.optional(v.string()),
});

/** Body of every error response; `keys.field` names the invalid field of a BadRequest. */
export const errorResponse = v.object({
  error: v.object({
    type: v.string(),
    reasons: v.array(v.string()),
    keys: v.record(v.string(), v.string()),
    traceId: v.string(),
  }),
});

export const STUDIO_ERRORS = {
  UnknownStudio: 401,
  BadSignature: 401,
  StaleTimestamp: 401,
  BadRequest: 400,
  InsufficientFunds: 402,
  /** The player's session has ended: bets are refused, wins and rollbacks are still accepted. */
  SessionEnded: 403,
  /** The stake exceeds the maximum bet of the player's bonus: `keys.maxBet` in `keys.currency`. */
  BonusMaxBet: 403,
  /** The stake would exceed a limit that the player set; `keys` has the limit, the amount left and when it resets. */
  LimitReached: 403,
  /**
   * The player must accept a new version of the terms or the privacy policy in the lobby: bets are refused, wins and
   * rollbacks are still accepted.
   */
  ContentAcceptRequired: 403,
  /** LIMIT-14: the player has reached a session limit; wins and rollbacks are still accepted. `keys.returnsAt` says when they may play again. */
  SessionLimitReached: 403,
  /** A reality check is due: the player must answer it in the lobby before a new round. Rounds in progress continue. */
  RealityCheckDue: 403,
  /** The last round of a slot began less than the licence's shortest cycle ago: `keys.mayStartAt`. */
  RoundTooSoon: 403,
  UnknownSession: 404,
  /** The round is unknown or another player's, or the call is a win and all bets of the round were rolled back. */
  UnknownRound: 404,
  /** The player has no such grant for this game. */
  UnknownFreeRounds: 404,
  /** The transaction id was already used with a different body. */
  TransactionConflict: 409,
  RoundClosed: 409,
  /** The bet arrived after its own rollback. */
  BetRolledBack: 409,
  /** The win arrived after its own rollback. */
  WinRolledBack: 409,
  /** The grant is used up or has expired. */
  FreeRoundsOver: 409,
  /** The balance would exceed the largest amount that can be stored, 2^63 - 1 minor units. The operator is alerted. */
  AmountTooLarge: 422,
  WrongCurrency: 422,
  /** The stake differs from the stake of the free rounds grant. */
  FreeStakeDiffers: 422,
} as const satisfies Record<string, number>;

export type RollbackBody = v.InferOutput<typeof rollbackBody>;
export type AuthenticateResponse = v.InferOutput<typeof authenticateResponse>;
export type BalanceResponse = v.InferOutput<typeof balanceResponse>;
export type MovementResponse = v.InferOutput<typeof movementResponse>;
