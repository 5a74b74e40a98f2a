import { fromDecimal, type Money } from '@foyer/domain/money.ts';
import { isCurrency, type Currency } from '@foyer/domain/currency.ts';
import * as v from 'valibot';

const currency = v.custom<Currency>(isCurrency, 'not a currency');
const amount = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/));

/** The answer to bet, win, rollback and endRound. Unknown fields are let through: the platform may grow. */
export const balanceSchema = v.object({ balance: amount, bonusBalance: amount, currency });

export const authenticatedSchema = v.object({
  sessionId: v.string(),
  playerId: v.string(),
  game: v.string(),
  currency,
  balance: amount,
  bonusBalance: amount,
  locale: v.string(),
  openRound: v.nullable(
    v.object({ roundId: v.string(), bets: v.array(v.object({ transactionId: v.string(), amount })) }),
  ),
  /** Rounds of this game that the house pays, the oldest grant first. */
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

export const balanceOf = ({ balance, currency: code }: v.InferOutput<typeof balanceSchema>): Money =>
  fromDecimal(balance, code);

const inRound = { sessionId: v.string(), transactionId: v.string(), roundId: v.string() };
const ofAmount = v.object({ ...inRound, amount, currency });

/** Each call that moves money, with its words. Also the form in which the journal keeps them. */
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
  v.object({ name: v.literal('endRound'), body: v.object(inRound) }),
]);
export type WalletCall = v.InferOutput<typeof walletCallSchema>;
