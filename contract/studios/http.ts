import * as v from 'valibot';
import { CURRENCIES } from '@foyer/domain/currency.ts';

/**
 * The seamless wallet: what a game studio asks of the platform while a game is played.
 * `POST /studio/v1/{authenticate,bet,win,rollback,endRound}`, JSON both ways, money as a decimal string in major
 * units. Every movement is idempotent by its `transactionId`: sent again with the same body it has the effect of once
 * and the first answer. See docs/guides/studio-wallet.md.
 */
export const STUDIO_PATHS = {
  authenticate: '/studio/v1/authenticate',
  bet: '/studio/v1/bet',
  win: '/studio/v1/win',
  rollback: '/studio/v1/rollback',
  endRound: '/studio/v1/endRound',
} as const;

/** The same as an OpenAPI 3.1 document, made of the schemas below by `npm run codegen`; open to everybody. */
export const STUDIO_DOCUMENT_PATH = '/studio/v1/openapi.json';

/**
 * `x-signature` is the hex HMAC-SHA256, under the studio's secret, of `<x-timestamp>.<path>.<raw body>`;
 * `x-timestamp` is Unix time in milliseconds and may differ from the platform's by five minutes.
 */
export const STUDIO_HEADERS = {
  studio: 'x-studio',
  timestamp: 'x-timestamp',
  signature: 'x-signature',
} as const;

/** Ids are the studio's own: opaque, visible ASCII, at most 128 characters. */
const id = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/, 'not an id'));
/** Above zero; how many decimals it may have is its currency's to say. */
const amount = v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,4})?$/, 'not an amount'));
/** In major units, as fine as a stake feeds a jackpot. */
const jackpotShare = v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,6})?$/, 'not a share'));
const currency = v.picklist(CURRENCIES, 'not a currency');

export const authenticateBody = v.strictObject({ token: id });

const inRound = { sessionId: id, transactionId: id, roundId: id };

export const betBody = v.strictObject({
  ...inRound,
  amount,
  currency,
  /** The grant by which the house pays this stake: `amount` is the grant's, and nothing is taken from the player. */
  freeRounds: v.optional(id),
  /** How much of `amount` feeds a jackpot of the studio's own: above zero, told, and moves nothing. */
  jackpotContribution: v.optional(jackpotShare),
  /**
   * The most this bet can win by its own terms, a coupon at the odds it was accepted at. It lowers what the round may
   * win without a check, and never raises it.
   */
  largestWin: v.optional(amount),
});
export const winBody = v.strictObject({
  ...inRound,
  amount,
  currency,
  /** How much of `amount` comes from a jackpot of the studio's own: above zero, told, and moves nothing. */
  jackpotWin: v.optional(jackpotShare),
});
export const rollbackBody = v.strictObject({ ...inRound, rollsBack: id });
export const endRoundBody = v.strictObject(inRound);

const balances = { balance: v.string(), bonusBalance: v.string(), currency };

/** The unfinished round of this game, for the studio to resume; its bets are those that stand. */
const openRound = v.object({
  roundId: id,
  bets: v.array(v.object({ transactionId: id, amount: v.string() })),
});

/** Rounds of this game that the house pays: a bet names the grant in `freeRounds` and has its stake. */
const freeRounds = v.object({
  id,
  stake: v.string(),
  left: v.pipe(v.number(), v.integer()),
  /** ISO 8601; null for no bound. */
  expiresAt: v.nullable(v.string()),
});

export const authenticateResponse = v.object({
  /** The game session, named in every later call. */
  sessionId: id,
  playerId: id,
  /** The studio's own id of the game. */
  game: v.string(),
  ...balances,
  locale: v.string(),
  openRound: v.nullable(openRound),
  freeRounds: v.array(freeRounds),
});

/** The player's money right after the movement, also when it is asked again later. */
export const movementResponse = v.object({
  transactionId: id,
  ...balances,
  /**
   * Of a win alone: its amount, when it is above the largest win that the game declares. The platform has taken it and
   * holds it until the operator has checked it, so the balances are without it. Do not send it again.
   */
  heldAmount: v.optional(v.string()),
});

/** Of every refusal; `keys.field` names the field of a BadRequest. */
export const errorResponse = v.object({
  error: v.object({
    type: v.string(),
    reasons: v.array(v.string()),
    keys: v.record(v.string(), v.string()),
    /** Finds the call in the platform's log. */
    traceId: v.string(),
  }),
});

/** With the status each is answered with. */
export const STUDIO_ERRORS = {
  UnknownStudio: 401,
  BadSignature: 401,
  StaleTimestamp: 401,
  BadRequest: 400,
  InsufficientFunds: 402,
  /** The player's session ended: no more bets. Wins and rollbacks are taken still. */
  SessionEnded: 403,
  /** The stake is above what the player's bonus allows: `keys.maxBet`, in `keys.currency`. */
  BonusMaxBet: 403,
  /** The stake would pass a limit of the player's own: `keys` say which, what room is left, and when all returns. */
  LimitReached: 403,
  /** The player is to look at his session, in the lobby, before a round begins. One that has begun is played on. */
  RealityCheckDue: 403,
  UnknownSession: 404,
  /** Also a win in a round without a bet that stands, and another player's round. */
  UnknownRound: 404,
  /** Not a grant of this player in this game. */
  UnknownFreeRounds: 404,
  /** The transaction id was used with another body. */
  TransactionConflict: 409,
  RoundClosed: 409,
  /** The bet comes after its own rollback. */
  BetRolledBack: 409,
  /** All of the grant is played, or its time is over. */
  FreeRoundsOver: 409,
  WrongCurrency: 422,
  /** The stake of a free round is its grant's. */
  FreeStakeDiffers: 422,
} as const satisfies Record<string, number>;

export type AuthenticateBody = v.InferOutput<typeof authenticateBody>;
export type BetBody = v.InferOutput<typeof betBody>;
export type WinBody = v.InferOutput<typeof winBody>;
export type RollbackBody = v.InferOutput<typeof rollbackBody>;
export type EndRoundBody = v.InferOutput<typeof endRoundBody>;
export type AuthenticateResponse = v.InferOutput<typeof authenticateResponse>;
export type MovementResponse = v.InferOutput<typeof movementResponse>;
