import * as v from 'valibot';
import { AmountsSchema } from './fields.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'));
const textKey = v.pipe(v.string(), v.regex(/^shop\.article(\.[a-zA-Z0-9-]+)+$/, 'not a text of an article'));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** The reward that a buyer receives, with its terms in each currency. */
const RewardSchema = v.variant('type', [
  v.strictObject({ type: v.literal('money-drop'), amount: AmountsSchema }),
  v.strictObject({
    type: v.literal('bonus-money-drop'),
    amount: AmountsSchema,
    wageringRequirementFactor: whole(1, 100),
    /** Maximum amount that converts to real money; no maximum if omitted. */
    maxPayout: v.optional(AmountsSchema),
  }),
  v.strictObject({
    type: v.literal('free-spin'),
    game: slug,
    freeSpinsAmount: whole(1, 1_000),
    /** Stake of each spin. */
    value: AmountsSchema,
    betLevel: v.optional(whole(1, 100), 1),
  }),
]);
export type ShopReward = v.InferOutput<typeof RewardSchema>;

const ArticleSchema = v.strictObject({
  /** The id by which the purchases of a player are counted. */
  id: slug,
  title: textKey,
  text: textKey,
  /** Price in points of the gamification provider. */
  price: whole(1, 1_000_000),
  gives: RewardSchema,
  /** Lowest loyalty level that can buy the article. */
  fromLevel: v.optional(whole(1, 1_000), 1),
  /** Maximum number of purchases per player and day, in the brand's time zone; null for no limit. */
  mostPerDay: v.optional(v.nullable(whole(1, 1_000)), null),
  /** Maximum number of purchases per player in total; null for no limit. */
  mostInAll: v.optional(v.nullable(whole(1, 1_000)), null),
  /** Game whose art is used as the picture. */
  picture: slug,
});
export type ShopArticleData = v.InferOutput<typeof ArticleSchema>;

/** `sites/brands/<brand>/shop.json`: the shop for loyalty points, for brands with the shop page. */
export const ShopFileSchema = v.strictObject({
  /** Days within which a bought reward can be claimed. */
  claimDays: whole(1, 60),
  articles: v.pipe(
    v.array(ArticleSchema),
    v.nonEmpty('has no article'),
    v.maxLength(60),
    v.check(
      (articles) => new Set(articles.map(({ id }) => id)).size === articles.length,
      'have an id that stands there twice',
    ),
  ),
});
export type ShopFile = v.InferOutput<typeof ShopFileSchema>;
