import * as v from 'valibot';
import { AmountsSchema } from './parts.ts';
import { GameBannerSchema, ManualBannerSchema, PromotionCardSchema, textKey } from './promotions.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'));
/** One that there is: `2026-02-30` looks like one. */
const day = v.pipe(
  v.string(),
  v.isoDate('not a day like "2026-12-01"'),
  v.check((date) => {
    const time = Date.parse(date);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  }, 'there is no such day'),
);

/** Real money, once for each who opens the door, which waits among his rewards until he claims it. */
const GiftSchema = v.strictObject({
  /** What it is called there. */
  name: textKey,
  /** By the currency of the wallet. */
  amounts: AmountsSchema,
  /** So long it can be claimed. */
  hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24 * 60)),
});
export type DoorReward = v.InferOutput<typeof GiftSchema>;

const NewsSchema = v.strictObject({ ...ManualBannerSchema.entries, gives: v.optional(GiftSchema) });

/** What it holds: the first of these that is for the player. */
const DoorSchema = v.pipe(
  v.array(v.variant('type', [GameBannerSchema, NewsSchema, PromotionCardSchema])),
  v.nonEmpty('holds nothing'),
  v.maxLength(4),
);
export type DoorData = v.InferOutput<typeof DoorSchema>;

/** `sites/brands/<brand>/calendar.json`: the countdown, where the brand has the page. */
export const CalendarFileSchema = v.strictObject({
  /** The day of the first door, by the brand's own days. */
  from: day,
  /** The day after the last door is that of the first again. */
  repeats: v.optional(v.boolean(), false),
  /** Doors whose day is over stay shut unless it says `open`: then until the day of the last. */
  pastDoors: v.optional(v.picklist(['shut', 'open']), 'shut'),
  /** The game whose drawing stands beside the title. */
  picture: slug,
  /** And the one whose world is drawn over the doors. */
  scene: slug,
  /** A day each, in their order. */
  doors: v.pipe(v.array(DoorSchema), v.minLength(2), v.maxLength(31)),
});
export type CalendarFile = v.InferOutput<typeof CalendarFileSchema>;
