import * as v from 'valibot';
import { DecimalSchema } from '../jackpot/pots.ts';

/** RAFF-12 */
export const DROP_TYPES = ['hourly', 'daily', 'weekly'] as const;
export type DropType = (typeof DROP_TYPES)[number];

/** HTTP-08: logged when no source of the raffle answers. */
export const INSTANCES_FAILED = 'Failed to fetch all raffle instances';

/** RAFF-03: what a ticket is reckoned in; a browser multiplies by the rate of its currency (JACK-45). */
export const RAFFLE_CURRENCY = 'EUR';

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'not 32 bytes in hex'));
const moment = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const whole = v.pipe(v.number(), v.integer(), v.minValue(1));
const handle = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'not a handle'));

/** A player's own part in a drop. The handle is what the list of entries calls him, in this drop alone. */
const OwnEntrySchema = v.object({ ticket_count: count, handle: v.nullable(handle) });

const bounds = {
  /** As in `RaffleWinEvent` and in the text of a draw. */
  id: v.string(),
  type: v.picklist(DROP_TYPES),
  timestamp_start: moment,
  /** Tickets count for it until then. */
  timestamp_end: moment,
  /** In euros, the largest first. */
  prizes: v.array(DecimalSchema),
  /** SHA-256 of the seed, published before the drop began. */
  commitment: hex,
};

/**
 * RAFF-11, HTTP-07: the drop of one source that runs, at `JACKPOT_PATHS.instance(source, brand)`. Amounts in euros.
 * `own` is null without a player.
 */
export const RaffleInstanceSchema = v.object({
  ...bounds,
  source: v.string(),
  brand: v.string(),
  operator: v.string(),
  /** One pot, all prizes together. */
  pots: v.array(v.object({ id: v.string(), current_value: DecimalSchema })),
  own: v.nullable(OwnEntrySchema),
});
export type RaffleInstance = v.InferOutput<typeof RaffleInstanceSchema>;

const ListSchema = v.object({ entrants: count, tickets: count, hash: hex });
/** Nobody's name. */
const WinnersSchema = v.array(v.object({ prize: whole, handle, ticket: whole, win_amount: DecimalSchema }));

/** FAIR-08: a drop as anybody may check it. */
export const DropSchema = v.object({
  ...bounds,
  /** By which pages go on. */
  number: whole,
  /** The list of entries (draw.ts), closed before the seed is told; null until it is. */
  list: v.nullable(ListSchema),
  /** Null until the list is closed. */
  seed: v.nullable(hex),
  winners: WinnersSchema,
  /** Ended before its time by an operator, on a demonstration. */
  is_staged: v.boolean(),
  own: v.nullable(OwnEntrySchema),
});
export type Drop = v.InferOutput<typeof DropSchema>;

/** The latest first; `next` for `?before=`, null at the end. */
export const DropsResponseSchema = v.object({ drops: v.array(DropSchema), next: v.nullable(whole) });
export type DropsResponse = v.InferOutput<typeof DropsResponseSchema>;

/** Lines as in draw.ts; `next` for `?from=`, null at the end. */
export const EntriesResponseSchema = v.object({
  drop: whole,
  lines: v.array(v.string()),
  next: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type EntriesResponse = v.InferOutput<typeof EntriesResponseSchema>;

/** FAIR-08: all that a drop can be computed again from; whoever has it needs nothing else. */
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
