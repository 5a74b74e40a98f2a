import { SECOND } from '@foyer/domain/duration.ts';
import * as v from 'valibot';

const seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600));
const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const shared = {
  dealer: v.strictObject({
    name: v.string(),
    /** How the dealer is drawn. */
    look: v.picklist(['bun', 'crop', 'waves']),
  }),
  seats: count,
};

/** What makes a table of a game that is played at a pace of its own, by all who sit there. */
const wheelSchema = v.strictObject({
  ...shared,
  /** How long a round is in each of its phases, in seconds. */
  pace: v.pipe(
    v.strictObject({ betting: seconds, closed: seconds, spinning: seconds, paying: seconds }),
    v.transform(({ betting, closed, spinning, paying }) => ({
      bettingMs: betting * SECOND,
      closedMs: closed * SECOND,
      spinningMs: spinning * SECOND,
      payingMs: paying * SECOND,
    })),
  ),
  /** The hours of the day, UTC, at which rounds begin: from the first up to the last, over midnight where it is less. */
  hours: v.optional(v.strictObject({ from: hour, to: hour })),
});
export type WheelFacts = v.InferOutput<typeof wheelSchema>;

/** What makes a table of cards: how long there is to bet, to answer, and to see what came of it, in seconds. */
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
