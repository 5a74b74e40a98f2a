import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
/** To one. Half stakes are the smallest thing paid. */
const pay = v.pipe(v.number(), v.minValue(1), v.multipleOf(0.5));

const rows = v.record(v.string(), v.pipe(v.string(), v.regex(/^[hspdertq]{10}$/)));

const modelSchema = v.strictObject({
  id: v.string(),
  /**
   * The return to player by basic strategy, of the first bet: all that comes back, less what doubles and splits cost.
   * As `returnOfBlackjack` calculates it, to four places. 0.996 for 99.6 %.
   */
  returns: v.number(),
  /** Shuffled anew for each round. */
  decks: count,
  dealerStandsOnSoft17: v.boolean(),
  pays: v.strictObject({ blackjack: pay, insurance: pay }),
  /** Half the bet, while the dealer shows an ace. */
  offersInsurance: v.boolean(),
  /** How often a hand may be split: not, or once. */
  splits: v.picklist([0, 1]),
  doubleAfterSplit: v.boolean(),
  /** Whether the first two cards may be given up for half the bet, once the dealer has no blackjack. */
  lateSurrender: v.boolean(),
  /**
   * Basic strategy, what loses least: by the total of a hand, and of a pair by what one of its cards counts, a letter
   * for each open card from 2 to 9, ten and ace. h hit, s stand, p split; d and e double, or else hit or stand; r, t
   * and q surrender, or else hit, stand or split. Where there is no row a hand of 17, a soft one of 18, stands.
   */
  strategy: v.strictObject({ hard: rows, soft: rows, pairs: rows }),
});
/**
 * The maths of blackjack. What is the same at every table is in the code: the dealer looks for a blackjack under an
 * ace or a ten before anybody plays, any two cards may be doubled, and split aces get one card each.
 */
export type BlackjackModel = v.InferOutput<typeof modelSchema>;

/** The rules this studio plays by; each set is a data file of its own. */
export const RULE_SETS = ['shoe', 'parlour', 'twosome'] as const;
export type RuleSet = (typeof RULE_SETS)[number];

/** @throws valibot's ValiError, naming the field, when the data file is no model. */
export const loadRules = (id: RuleSet): BlackjackModel =>
  v.parse(modelSchema, JSON.parse(readFileSync(new URL(`../models/${id}.json`, import.meta.url), 'utf8')));
