import { SECOND } from '@foyer/domain/duration.ts';
import * as v from 'valibot';

const seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600));
const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const shared = {
  dealer: v.strictObject({
    name: v.string(),
    /** The dealer's hairstyle. */
    look: v.picklist(['bun', 'crop', 'waves']),
  }),
  seats: count,
};

/** Settings of a live table with a wheel, whose rounds follow a fixed schedule. */
const wheelSchema = v.strictObject({
  ...shared,
  /** Length of each phase of a round, in seconds. */
  pace: v.pipe(
    v.strictObject({ betting: seconds, closed: seconds, spinning: seconds, paying: seconds }),
    v.transform(({ betting, closed, spinning, paying }) => ({
      bettingMs: betting * SECOND,
      closedMs: closed * SECOND,
      spinningMs: spinning * SECOND,
      payingMs: paying * SECOND,
    })),
  ),
  /** UTC hours in which rounds begin, from `from` until before `to`; over midnight when `to` is less. */
  hours: v.optional(v.strictObject({ from: hour, to: hour })),
});
export type WheelFacts = v.InferOutput<typeof wheelSchema>;

const cardsSchema = v.strictObject({
  ...shared,
  pace: v.pipe(
    v.strictObject({ betting: seconds, insurance: seconds, decision: seconds, paying: seconds }),
    v.transform(({ betting, insurance, decision, paying }) => ({
      bettingMs: betting * SECOND,
      insuranceMs: insurance * SECOND,
      decisionMs: decision * SECOND,
      payingMs: paying * SECOND,
    })),
  ),
});
export type CardFacts = v.InferOutput<typeof cardsSchema>;

export const liveSchema = v.union([wheelSchema, cardsSchema]);
export type LiveFacts = v.InferOutput<typeof liveSchema>;
