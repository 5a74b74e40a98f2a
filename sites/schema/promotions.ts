import { PROMOTION_AUDIENCES } from '@foyer/contract/content/promotions.ts';
import { PAGES } from '@foyer/contract/content/pages.ts';
import * as v from 'valibot';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'));
/** Of the promotions' own. */
export const textKey = v.pipe(
  v.string(),
  v.regex(/^places\.promotions(\.[A-Za-z0-9-]+)+$/, 'not a text of the promotions'),
);
const someTexts = v.pipe(v.array(textKey), v.nonEmpty(), v.maxLength(6));
const day = v.pipe(v.string(), v.isoDate());

/** A file of the brand's folder, or the drawing of a game with the colours that go with it. */
const PictureSchema = v.union(
  [
    v.strictObject({
      file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.(svg|png|webp)$/, 'not a picture of the brand')),
    }),
    v.strictObject({ game: slug }),
  ],
  'neither { "file" } nor { "game" }',
);
export type PictureChoice = v.InferOutput<typeof PictureSchema>;

/** A place of the site, by what is there and not by its address, so that it can be looked for. */
const PlaceSchema = v.union(
  [
    v.strictObject({ page: v.picklist(PAGES) }),
    v.strictObject({ game: slug }),
    v.strictObject({ list: slug }),
    v.strictObject({ studio: slug }),
  ],
  'names no { "page" }, { "game" }, { "list" } or { "studio" }',
);
export type LinkTarget = v.InferOutput<typeof PlaceSchema>;

/** PROMO-02 */
const ActionSchema = v.variant('type', [
  v.strictObject({ type: v.literal('DEPOSIT') }),
  v.strictObject({ type: v.literal('PAGE_LINK'), to: PlaceSchema, label: textKey }),
]);

const PromotionSchema = v.pipe(
  v.strictObject({
    /** In addresses. */
    id: slug,
    audience: v.picklist(PROMOTION_AUDIENCES),
    /** The first and the last day it runs, by the brand's own days; without an end where left out. */
    from: v.optional(day),
    until: v.optional(day),
    title: textKey,
    /** One sentence, on its card. */
    teaser: textKey,
    /** What it is, a paragraph a text, where one reads about it alone. */
    text: someTexts,
    /** The significant ones, a sentence a text: wherever the offer is shown. */
    terms: someTexts,
    picture: PictureSchema,
    action: ActionSchema,
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['until']],
      ({ from, until }) => from === undefined || until === undefined || from <= until,
      'is before the first day',
    ),
    ['until'],
  ),
);
export type PromotionData = v.InferOutput<typeof PromotionSchema>;

const words = { title: textKey, text: textKey, label: textKey };
/** Where left out, a sign of what it leads to. */
const picture = v.optional(PictureSchema);
const secureAddress = v.pipe(v.string(), v.url(), v.startsWith('https://', 'not an https address'));

/** PROMO-04: a game, by its title and in its own picture. */
export const GameBannerSchema = v.strictObject({
  type: v.literal('BANNER_GAME'),
  text: textKey,
  label: textKey,
  game: slug,
});
/** PROMO-05: whatever the house has to say. */
export const ManualBannerSchema = v.strictObject({
  type: v.literal('BANNER_MANUAL'),
  ...words,
  picture,
  to: PlaceSchema,
});
/** PROMO-07: a card, which leads to the whole of it. */
export const PromotionCardSchema = v.strictObject({ type: v.literal('PROMOTION'), promotion: slug });

const BlockSchema = v.variant('type', [
  /** PROMO-03: away from the site. */
  v.strictObject({
    type: v.literal('BANNER_EXTERNAL_LINK'),
    ...words,
    picture,
    url: secureAddress,
  }),
  GameBannerSchema,
  ManualBannerSchema,
  /** PROMO-06: the pots as they grow. */
  v.strictObject({ type: v.literal('JACKPOT') }),
  PromotionCardSchema,
  /** PROMO-08: the same as wide as the page, with what it asks for. */
  v.strictObject({ type: v.literal('PROMOTION_V2'), promotion: slug }),
  /** PROMO-09: the way to the raffle. */
  v.strictObject({ type: v.literal('RAFFLE'), ...words, picture }),
  /** PROMO-10: the first games of a list. */
  v.strictObject({ type: v.literal('TOP_GAMES'), list: slug }),
]);
export type BlockData = v.InferOutput<typeof BlockSchema>;

/** `sites/brands/<brand>/promotions.json`: the page of promotions, where the brand has it. */
export const PromotionsFileSchema = v.strictObject({
  promotions: v.array(PromotionSchema),
  /** Top to bottom. */
  blocks: v.pipe(v.array(BlockSchema), v.nonEmpty()),
});
export type PromotionsFile = v.InferOutput<typeof PromotionsFileSchema>;
