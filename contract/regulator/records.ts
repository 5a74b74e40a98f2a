import * as v from 'valibot';
import { CurrencySchema, LicenceSchema } from '../site/codes.ts';

/**
 * The lines of a daily report for a regulator: one JSON object a line, in UTF-8, compressed with gzip. A file has one
 * `report`, then any number of `session`, `transaction`, `conclusion` and `balance`, and ends with one `end`. A breaking
 * change gets a new version; a new optional field does not. docs/guides/regulator-reports.md describes the file.
 */
export const REPORT_VERSION = 1;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const code = v.pipe(v.string(), v.regex(/^[\w .:-]{1,120}$/, 'not a code'));
const day = v.pipe(v.string(), v.isoDate());
const time = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Major units as a decimal string, with as many decimals as the currency has. */
const decimal = v.pipe(v.string(), v.regex(/^-?\d{1,30}(\.\d{1,4})?$/, 'not a decimal number'));
const brand = code;
const currency = CurrencySchema;
/** The player's reference in the reports of this licence: the same on all days. */
const player = id;
/** Kind of a ledger account: `real` and `bonus` of a player; `game`, `funding`, `jackpot mega`, … of the operator. */
const account = code;

export const reportRecord = v.object({
  record: v.literal('report'),
  version: v.literal(REPORT_VERSION),
  licence: LicenceSchema,
  /** The operator's number at the regulator. */
  licensee: v.string(),
  /** UTC day, from 00:00:00 to 24:00:00. */
  day,
  brands: v.array(brand),
  /** The signed checkpoint of the day, as it is published at `/ledger/checkpoints`. */
  checkpoint: v.string(),
});

/** A game that a player opened. It is reported on the day it opens, and again on the day it ends. */
export const sessionRecord = v.object({
  record: v.literal('session'),
  session: id,
  player,
  brand,
  currency,
  studio: code,
  game: code,
  openedAt: time,
  /** Null while it is open at the end of the day. */
  endedAt: v.nullable(time),
});

/** A transfer between two accounts of the ledger. A stake from two balances is two transfers. */
export const transactionRecord = v.object({
  record: v.literal('transaction'),
  transaction: id,
  /** Null for the operator's own money. */
  player: v.nullable(player),
  brand,
  currency,
  /** Such as `bet`, `win`, `rollback`, `deposit`, `withdrawal`. */
  type: code,
  amount: decimal,
  from: account,
  to: account,
  /** `pending`: it has left `from`, and a `conclusion` ends it. `voided`: it moved nothing. */
  status: v.picklist(['posted', 'pending', 'voided']),
  /** The studio, or the part of the platform, that requested it. */
  source: code,
  round: v.nullable(id),
  game: v.nullable(code),
  /** The transaction that this one reverses. */
  reverses: v.nullable(id),
  at: time,
});

/** The end of a pending transaction of this day or an earlier one. */
export const conclusionRecord = v.object({
  record: v.literal('conclusion'),
  transaction: id,
  player: v.nullable(player),
  brand,
  currency,
  /** `posted`: the amount has reached `to`. `voided`: it is back at `from`. */
  outcome: v.picklist(['posted', 'voided']),
  amount: decimal,
  from: account,
  to: account,
  at: time,
});

/** What a player had at the end of the day. */
export const balanceRecord = v.object({
  record: v.literal('balance'),
  player,
  brand,
  currency,
  real: decimal,
  bonus: decimal,
});

/** Counts and sums of the lines before it. */
export const endRecord = v.object({
  record: v.literal('end'),
  sessions: count,
  transactions: count,
  conclusions: count,
  balances: count,
  /** What each kind of account gave and received on this day; `transit` holds what is pending. Kinds without any are left out. */
  totals: v.array(v.object({ brand, currency, account, debits: decimal, credits: decimal })),
  /** The sums of the balances, which the checkpoint states. */
  owed: v.array(v.object({ brand, currency, players: count, real: decimal, bonus: decimal })),
});

export const ledgerRecord = v.variant('record', [
  sessionRecord,
  transactionRecord,
  conclusionRecord,
  balanceRecord,
]);
/** A record of the ledger. Before it is written into a file, `player` is the id of the platform. */
export type LedgerRecord = v.InferOutput<typeof ledgerRecord>;
export type EndRecord = v.InferOutput<typeof endRecord>;
export type ReportRecord = v.InferOutput<typeof reportRecord>;

/** A line of a report. */
export const reportLine = v.variant('record', [
  reportRecord,
  sessionRecord,
  transactionRecord,
  conclusionRecord,
  balanceRecord,
  endRecord,
]);
