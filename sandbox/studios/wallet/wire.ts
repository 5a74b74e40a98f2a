import { fromDecimal, type Money } from '@foyer/domain/money.ts';
import { isCurrency, type Currency } from '@foyer/domain/currency.ts';
import * as v from 'valibot';

const currency = v.custom<Currency>(isCurrency, 'not a currency');
const amount = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/));

/** Response to balance, bet, win, rollback and endRound. The platform may add fields, which are ignored. */
export const movementSchema = v.object({
  balance: amount,
  bonusBalance: amount,
  currency,
  /** Present for a win that the operator checks before it is paid. The balance does not include it. */
  heldAmount: v.optional(amount),
});

/** Response to a wallet call. */
export interface Movement {
  /** Balance after the call. */
  readonly balance: Money;
  /** Whether the operator checks the win before it is paid. */
  readonly isHeld: boolean;
  /** Number of the request that was answered: a later request has a higher one. */
  readonly request: number;
}

/** FAIR-01: what the licence lets this game offer. What the platform does not allow is forbidden. */
const playRulesSchema = v.object({
  autoplay: v.optional(v.boolean(), false),
  quickStop: v.optional(v.boolean(), false),
  /** Shortest time between two rounds of a slot; null for other games. */
  shortestCycleMs: v.optional(v.nullable(v.number()), null),
});
export type PlayRules = v.InferOutput<typeof playRulesSchema>;
export const NO_PLAY_RULES: PlayRules = { autoplay: false, quickStop: false, shortestCycleMs: null };

export const authenticatedSchema = v.object({
  sessionId: v.string(),
  playerId: v.string(),
  game: v.string(),
  currency,
  balance: amount,
  bonusBalance: amount,
  locale: v.string(),
  rules: v.optional(playRulesSchema, NO_PLAY_RULES),
  openRound: v.nullable(
    v.object({ roundId: v.string(), bets: v.array(v.object({ transactionId: v.string(), amount })) }),
  ),
  /** Grants of free rounds for this game, oldest first. */
  freeRounds: v.optional(
    v.array(v.object({ id: v.string(), stake: amount, left: v.pipe(v.number(), v.integer()) })),
    [],
  ),
});
export type Authenticated = v.InferOutput<typeof authenticatedSchema>;

export const refusalSchema = v.object({
  error: v.object({
    type: v.string(),
    reasons: v.optional(v.array(v.string()), []),
    keys: v.optional(v.record(v.string(), v.string()), {}),
  }),
});

export const movementOf = (response: v.InferOutput<typeof movementSchema>, request: number): Movement => ({
  balance: fromDecimal(response.balance, response.currency),
  isHeld: response.heldAmount !== undefined,
  request,
});

const inRound = { sessionId: v.string(), transactionId: v.string(), roundId: v.string() };
const ofAmount = v.object({ ...inRound, amount, currency });

/** The wallet calls that move money, with their bodies. The journal stores them in the same form. */
export const walletCallSchema = v.variant('name', [
  v.object({
    name: v.literal('bet'),
    body: v.object({
      ...ofAmount.entries,
      freeRounds: v.optional(v.string()),
      largestWin: v.optional(amount),
    }),
  }),
  v.object({ name: v.literal('win'), body: ofAmount }),
  v.object({ name: v.literal('rollback'), body: v.object({ ...inRound, rollsBack: v.string() }) }),
  v.object({
    name: v.literal('endRound'),
    body: v.object({ ...inRound, result: v.optional(v.string()) }),
  }),
]);
export type WalletCall = v.InferOutput<typeof walletCallSchema>;
