import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Payout per unit staked. Half a stake is the smallest amount paid. */
const pay = v.pipe(v.number(), v.minValue(1), v.multipleOf(0.5));

const rows = v.record(v.string(), v.pipe(v.string(), v.regex(/^[hspdertq]{10}$/)));

const modelSchema = v.strictObject({
  id: v.string(),
  /**
   * Return to player of the first bet with basic strategy, net of the cost of doubles and splits, as
   * calculated by `returnOfBlackjack` to four decimals: 0.996 is 99.6 %.
   */
  returns: v.number(),
  /** Number of decks, reshuffled for each round. */
  decks: count,
  dealerStandsOnSoft17: v.boolean(),
  pays: v.strictObject({ blackjack: pay, insurance: pay }),
  /** Insurance costs half the bet and is offered while the dealer shows an ace. */
  offersInsurance: v.boolean(),
  /** Maximum number of splits per round. */
  splits: v.picklist([0, 1]),
  doubleAfterSplit: v.boolean(),
  /** Whether the first two cards can be surrendered for half the bet, once the dealer has no blackjack. */
  lateSurrender: v.boolean(),
  /**
   * Basic strategy by hand total or, for pairs, by card value; one letter per open card 2 to 9, ten, ace. h
   * hit, s stand, p split; d/e double, otherwise hit/stand; r/t/q surrender, otherwise hit/stand/split.
   * Without a row, hard 17 and soft 18 or more stand.
   */
  strategy: v.strictObject({ hard: rows, soft: rows, pairs: rows }),
});
/**
 * Rules and payouts of a blackjack game. Fixed in code: the dealer checks for a blackjack under an ace or
 * ten before play, any two cards may be doubled, and split aces get one card each.
 */
export type BlackjackModel = v.InferOutput<typeof modelSchema>;

/** Rule sets of this studio; each is a separate data file. */
export const RULE_SETS = ['shoe', 'parlour', 'twosome'] as const;
export type RuleSet = (typeof RULE_SETS)[number];

/** @throws ValiError from valibot, naming the field, when the data file is invalid */
export const loadRules = (id: RuleSet): BlackjackModel =>
  v.parse(modelSchema, JSON.parse(readFileSync(new URL(`../models/${id}.json`, import.meta.url), 'utf8')));
