import * as v from 'valibot';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'));
const textKey = v.pipe(
  v.string(),
  v.regex(/^gamification(\.[A-Za-z0-9-]+)+$/, 'not a text of the gamification'),
);
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'not a colour like "#dca63a"'));

/** An image file in the brand's folder, or a game whose art and colours are used. */
const PictureSchema = v.union(
  [
    v.strictObject({
      file: v.pipe(v.string(), v.regex(/^(loyalty\/)?[a-z0-9-]+\.(svg|png)$/, 'not a picture of the brand')),
    }),
    v.strictObject({ game: slug }),
  ],
  'neither { "file" } nor { "game" }',
);

const RankSchema = v.strictObject({
  rank: textKey,
  /** The text may use the placeholder `{points}`. */
  subtitle: textKey,
  /** Points at which the rank begins, as counted by the provider. */
  points: v.pipe(v.number(), v.integer(), v.minValue(0)),
  logo: PictureSchema,
  color: colour,
  benefitsTitle: textKey,
  benefits: v.pipe(v.array(v.strictObject({ description: textKey })), v.nonEmpty(), v.maxLength(8)),
  description: textKey,
});

const RewardCardSchema = v.strictObject({
  title: textKey,
  description: textKey,
  image: PictureSchema,
  color: colour,
});

const StepSchema = v.strictObject({
  title: textKey,
  subtitle: textKey,
  description: textKey,
  image: PictureSchema,
});

const FAQ_ITEMS = 8;

const LoyaltyPageSchema = v.strictObject({
  title: textKey,
  mobileSubtitle: textKey,
  desktopSubtitle: textKey,
  description: textKey,
  backgroundImage: PictureSchema,
  backgroundDesktopImage: PictureSchema,
  mainImage: PictureSchema,
  mainDesktopImage: PictureSchema,
  shopImage: PictureSchema,
  shopDesktopImage: PictureSchema,
  gamesImage: PictureSchema,
  rankCards: v.pipe(
    v.array(RankSchema),
    v.nonEmpty('has no rank'),
    v.maxLength(12),
    v.check(
      (ranks) => ranks.every(({ points }, at) => points > (ranks[at - 1]?.points ?? -1)),
      'are not in order, the lowest first',
    ),
    v.check((ranks) => ranks[0]?.points === 0, 'have none for who begins, from 0 points on'),
  ),
  rewardCards: v.pipe(v.array(RewardCardSchema), v.nonEmpty(), v.maxLength(8)),
  steps: v.pipe(v.array(StepSchema), v.nonEmpty(), v.maxLength(4)),
  faq: v.pipe(
    v.array(v.strictObject({ question: textKey, answer: textKey })),
    v.length(FAQ_ITEMS, `are not ${FAQ_ITEMS} questions`),
  ),
});

/** GQLO-24: header of a page; without `title` the page uses its default title (GAMI-01, GAMI-04). */
const HeaderSchema = v.strictObject({
  title: v.optional(textKey),
  description: textKey,
  image: v.optional(PictureSchema),
});

/**
 * `sites/brands/<brand>/gamification.json`: loyalty programme, missions and tournaments, for brands with at
 * least one of these pages.
 */
export const GamificationFileSchema = v.strictObject({
  enabled: v.boolean(),
  /** GAMI-10: the provider's id of the brand. */
  clientId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,64}$/, 'not a client id')),
  loyaltyPage: v.optional(v.nullable(LoyaltyPageSchema), null),
  missionsPage: v.optional(v.nullable(HeaderSchema), null),
  tournamentsPage: v.optional(v.nullable(HeaderSchema), null),
});
export type GamificationFile = v.InferOutput<typeof GamificationFileSchema>;
