import { SECOND } from '@foyer/vocabulary/duration.ts';
import * as v from 'valibot';

const seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600));
const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What makes a table of a game that is played at a pace of its own, by all who sit there. */
export const liveSchema = v.strictObject({
  dealer: v.strictObject({
    name: v.string(),
    /** How the dealer is drawn. */
    look: v.picklist(['bun', 'crop', 'waves']),
  }),
  seats: count,
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
export type LiveFacts = v.InferOutput<typeof liveSchema>;
