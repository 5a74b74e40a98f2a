import * as v from 'valibot';

/**
 * What the platform asks of a studio that has live tables, every few seconds: `POST /live/v1/tables` on the studio's
 * origin with the body `{}`, signed as the studio signs its own calls (`STUDIO_HEADERS`, the same id and secret).
 * See docs/guides/studio-wallet.md.
 */
export const STUDIO_TABLES_PATH = '/live/v1/tables';
/** No studio has more tables than this. */
const MOST_TABLES = 1000;
/** So many results of a table are kept. */
export const MOST_RESULTS = 12;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const amount = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,4})?$/, 'not an amount'));

/** What came, as the table shows it: `17` and its colour, `11:1`. */
const result = v.object({
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(12)),
  colour: v.nullable(v.picklist(['red', 'black', 'green'])),
});

const table = v.object({
  /** The studio's own id of the game, as a launch names it. */
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  isOpen: v.boolean(),
  /** ISO 8601, when a closed table opens; null where the studio does not say. */
  opensAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  seats: v.object({ taken: count, total: count }),
  /** By ISO 4217 code, in major units: the least of a bet and the most of a round. */
  limits: v.record(v.string(), v.object({ least: amount, most: amount })),
  /** The latest first. */
  results: v.array(result),
});

export const studioTables = v.object({ tables: v.pipe(v.array(table), v.maxLength(MOST_TABLES)) });
export type StudioTable = v.InferOutput<typeof table>;
