import * as v from 'valibot';
import { AmountsSchema } from './parts.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'));
const textKey = v.pipe(v.string(), v.regex(/^shop\.article(\.[a-zA-Z0-9-]+)+$/, 'not a text of an article'));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** What it is given as: the terms of a reward, in each currency. */
const GiftSchema = v.variant('type', [
  v.strictObject({ type: v.literal('money-drop'), amount: AmountsSchema }),
  v.strictObject({
    type: v.literal('bonus-money-drop'),
    amount: AmountsSchema,
    wageringRequirementFactor: whole(1, 100),
    /** Left out: all of it turns into real money. */
    maxPayout: v.optional(AmountsSchema),
  }),
  v.strictObject({
    type: v.literal('free-spin'),
    game: slug,
    freeSpinsAmount: whole(1, 1_000),
    /** Of each spin. */
    value: AmountsSchema,
    betLevel: v.optional(whole(1, 100), 1),
  }),
]);
export type ShopReward = v.InferOutput<typeof GiftSchema>;

const ArticleSchema = v.strictObject({
  /** Purchases are counted by it. */
  id: slug,
  title: textKey,
  text: textKey,
  /** In points of the gamification provider. */
  price: whole(1, 1_000_000),
  gives: GiftSchema,
  /** Of the provider; open to all unless it names one. */
  fromLevel: v.optional(whole(1, 1_000), 1),
  /** For one player, in a day of the brand's; any number unless it names one. */
  mostPerDay: v.optional(v.nullable(whole(1, 1_000)), null),
  /** For one player, for ever. */
  mostInAll: v.optional(v.nullable(whole(1, 1_000)), null),
  /** The game whose drawing it borrows. */
  picture: slug,
});
export type ShopArticleData = v.InferOutput<typeof ArticleSchema>;

/** `sites/brands/<brand>/shop.json`: what points buy, where the brand has the page. */
export const ShopFileSchema = v.strictObject({
  /** So long a reward that was bought can be claimed. */
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
