import * as v from 'valibot';

/** Begins each event's `type`, as CloudEvents recommends a name that belongs to its maker. */
export const TYPE_PREFIX = 'foyer.';
/** Digits of `sequence`, which therefore sorts as text. */
export const SEQUENCE_DIGITS = 19;

/** A CloudEvents 1.0 event in the JSON format, with the extensions `sequence` and `partitionkey` of that standard. */
export const envelopeSchema = v.object({
  specversion: v.literal('1.0'),
  id: v.pipe(v.string(), v.uuid()),
  /** The brand, as `/brands/<brand>`. */
  source: v.pipe(v.string(), v.regex(/^\/brands\/[\w-]{1,64}$/)),
  type: v.pipe(v.string(), v.regex(/^foyer\.[A-Za-z.]+$/)),
  /** The player's id. */
  subject: v.string(),
  /** When it happened. */
  time: v.pipe(v.string(), v.isoTimestamp()),
  datacontenttype: v.literal('application/json'),
  /** `urn:foyer:event:<type>:<version>`; the schema with this `$id` describes `data`. */
  dataschema: v.string(),
  /** The position in the feed, padded with zeros. */
  sequence: v.pipe(v.string(), v.regex(/^\d{19}$/)),
  /** Events with the same key are in the order in which they were committed. */
  partitionkey: v.string(),
  data: v.record(v.string(), v.unknown()),
});

export type Envelope = v.InferOutput<typeof envelopeSchema>;

export const schemaIdOf = (type: string, version: number): string => `urn:foyer:event:${type}:${version}`;

/** A page of the feed. */
export const feedPageSchema = v.object({
  events: v.array(envelopeSchema),
  /** Pass it as `after` for the next page. */
  next: v.string(),
  /** Whether more events can be read at once. */
  hasMore: v.boolean(),
});

export type FeedPage = v.InferOutput<typeof feedPageSchema>;
