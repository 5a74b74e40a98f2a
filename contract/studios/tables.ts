import * as v from 'valibot';

/**
 * Live table state, which the platform polls every few seconds: `POST /live/v1/tables` on the studio's
 * origin with body `{}`, signed like the studio's own calls (`STUDIO_HEADERS`, with the studio's id and
 * secret). See docs/guides/studio-wallet.md.
 */
export const STUDIO_TABLES_PATH = '/live/v1/tables';
const MAX_TABLES = 1000;
/** Maximum number of results kept per table. */
export const MAX_RESULTS = 12;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const amount = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,4})?$/, 'not an amount'));

/**
 * Result of a round: a roulette number and its colour (`17`, `black`), or the payout of a wheel without a
 * colour (`11:1`, null).
 */
const result = v.object({
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(12)),
  colour: v.nullable(v.picklist(['red', 'black', 'green'])),
});

const table = v.object({
  /** The studio's id of the game, as in a launch. */
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  isOpen: v.boolean(),
  /** When a closed table opens, in ISO 8601; null when the studio does not say. */
  opensAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  seats: v.object({ taken: count, total: count }),
  /** Minimum and maximum bet per round in major units, keyed by currency. */
  limits: v.record(v.string(), v.object({ least: amount, most: amount })),
  /** Newest first. */
  results: v.array(result),
});

export const studioTables = v.object({ tables: v.pipe(v.array(table), v.maxLength(MAX_TABLES)) });
export type StudioTable = v.InferOutput<typeof table>;
