import * as v from 'valibot';
import { DecimalSchema } from '../jackpot/pots.ts';

export const DROP_TYPES = ['hourly', 'daily', 'weekly'] as const;
export type DropType = (typeof DROP_TYPES)[number];

/** HTTP-08: logged when no raffle source responds. */
export const INSTANCES_FAILED = 'Failed to fetch all raffle instances';

/** RAFF-03: currency of ticket prices and prizes; the browser converts them to its display currency (JACK-45). */
export const RAFFLE_CURRENCY = 'EUR';

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'not 32 bytes in hex'));
const moment = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const whole = v.pipe(v.number(), v.integer(), v.minValue(1));
const handle = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'not a handle'));

/** The player's own entry in a drop. `handle` is their pseudonym on the list of entries of this drop only. */
const OwnEntrySchema = v.object({ ticket_count: count, handle: v.nullable(handle) });

const bounds = {
  /** Id of the drop, as in `RaffleWinEvent` and in the text of a draw. */
  id: v.string(),
  type: v.picklist(DROP_TYPES),
  timestamp_start: moment,
  /** Tickets earned before this time count for the drop. */
  timestamp_end: moment,
  /** Prizes in euros, in descending order. */
  prizes: v.array(DecimalSchema),
  /** SHA-256 of the seed, published before the drop begins. */
  commitment: hex,
};

/** RAFF-11, HTTP-07: the running drop of a source. Amounts in euros. `own` is null without a player. */
export const RaffleInstanceSchema = v.object({
  ...bounds,
  source: v.string(),
  brand: v.string(),
  operator: v.string(),
  /** A single pot: the sum of all prizes. */
  pots: v.array(v.object({ id: v.string(), current_value: DecimalSchema })),
  own: v.nullable(OwnEntrySchema),
});
export type RaffleInstance = v.InferOutput<typeof RaffleInstanceSchema>;

const ListSchema = v.object({ entrants: count, tickets: count, hash: hex });
/** Winners by handle, without names. */
const WinnersSchema = v.array(v.object({ prize: whole, handle, ticket: whole, win_amount: DecimalSchema }));

/** FAIR-08: a drop with the data that anyone needs to verify it. */
export const DropSchema = v.object({
  ...bounds,
  /** Sequence number, used for pagination. */
  number: whole,
  /** Summary of the list of entries (draw.ts), published before the seed; null until the list is closed. */
  list: v.nullable(ListSchema),
  /** Null until the list of entries is closed. */
  seed: v.nullable(hex),
  winners: WinnersSchema,
  /** Ended early by an operator in a demo installation. */
  is_staged: v.boolean(),
  own: v.nullable(OwnEntrySchema),
});
export type Drop = v.InferOutput<typeof DropSchema>;

/** Newest first. `next` is the value of `?before=` for the next page, null on the last page. */
export const DropsResponseSchema = v.object({ drops: v.array(DropSchema), next: v.nullable(whole) });
export type DropsResponse = v.InferOutput<typeof DropsResponseSchema>;

/** Entry lines in the format of draw.ts. `next` is the value of `?from=` for the next page, null on the last page. */
export const EntriesResponseSchema = v.object({
  drop: whole,
  lines: v.array(v.string()),
  next: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type EntriesResponse = v.InferOutput<typeof EntriesResponseSchema>;

/** FAIR-08: everything needed to recompute a drop. */
export const DropDataSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(100)),
  prizes: bounds.prizes,
  commitment: hex,
  seed: hex,
  list: ListSchema,
  winners: WinnersSchema,
  lines: v.array(v.string()),
});
export type DropData = v.InferOutput<typeof DropDataSchema>;
