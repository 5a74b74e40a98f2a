import * as v from 'valibot';
import { AmountsSchema, day } from './fields.ts';
import { GameBannerSchema, ManualBannerSchema, PromotionCardSchema, textKey } from './promotions.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'));
/** Real money, granted once to each player who opens the door, as a reward that they can claim. */
const RewardSchema = v.strictObject({
  name: textKey,
  /** Amount by wallet currency. */
  amounts: AmountsSchema,
  /** Hours within which the reward can be claimed. */
  hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24 * 60)),
});

const NewsSchema = v.strictObject({ ...ManualBannerSchema.entries, gives: v.optional(RewardSchema) });

/** Contents of a door; each player gets the first one that applies to them. */
const DoorSchema = v.pipe(
  v.array(v.variant('type', [GameBannerSchema, NewsSchema, PromotionCardSchema])),
  v.nonEmpty('holds nothing'),
  v.maxLength(4),
);
export type DoorData = v.InferOutput<typeof DoorSchema>;

/** `sites/brands/<brand>/calendar.json`: the countdown calendar, for brands with the calendar page. */
export const CalendarFileSchema = v.strictObject({
  /** Date of the first door, in the brand's time zone. */
  from: day,
  /** Whether the calendar restarts on the day after its last door. */
  repeats: v.optional(v.boolean(), false),
  /** Whether missed doors can still be opened until the day of the last door. */
  pastDoors: v.optional(v.picklist(['shut', 'open']), 'shut'),
  /** Number of coming doors whose title and poster players may see before their day. */
  previewDoors: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)), 0),
  /** Game whose art is shown beside the title while no door is today's. */
  picture: slug,
  /** Game whose background art is shown around today's door and behind all doors. */
  scene: slug,
  /** One door per day, in order. */
  doors: v.pipe(v.array(DoorSchema), v.minLength(2), v.maxLength(31)),
});
export type CalendarFile = v.InferOutput<typeof CalendarFileSchema>;
