import { PROMOTION_AUDIENCES } from '@foyer/contract/content/promotions.ts';
import { PAGES, PAGES_WITH_BLOCKS } from '@foyer/contract/content/pages.ts';
import { PRODUCT_MODES } from '@foyer/domain/productMode.ts';
import * as v from 'valibot';
import { day } from './fields.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'));
/** A key of the `promotions` texts. */
export const textKey = v.pipe(
  v.string(),
  v.regex(/^places\.promotions(\.[A-Za-z0-9-]+)+$/, 'not a text of the promotions'),
);
const someTexts = v.pipe(v.array(textKey), v.nonEmpty(), v.maxLength(6));

/** An image file in the brand's folder, or a game whose art and colours are used. */
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

/** A link target on the site, given by content rather than by URL so that it can be validated. */
const LinkTargetSchema = v.union(
  [
    v.strictObject({ page: v.picklist(PAGES) }),
    v.strictObject({ game: slug }),
    v.strictObject({ list: slug }),
    v.strictObject({ studio: slug }),
  ],
  'names no { "page" }, { "game" }, { "list" } or { "studio" }',
);
export type LinkTarget = v.InferOutput<typeof LinkTargetSchema>;

const ActionSchema = v.variant('type', [
  v.strictObject({ type: v.literal('DEPOSIT') }),
  v.strictObject({ type: v.literal('PAGE_LINK'), to: LinkTargetSchema, label: textKey }),
]);

const PromotionSchema = v.pipe(
  v.strictObject({
    id: slug,
    audience: v.picklist(PROMOTION_AUDIENCES),
    /** First and last day in the brand's time zone, both inclusive; unbounded if omitted. */
    from: v.optional(day),
    until: v.optional(day),
    title: textKey,
    /** One sentence for the promotion's card. */
    teaser: textKey,
    /** Full description, one text per paragraph, for the promotion's own view. */
    text: someTexts,
    /** Significant terms, one sentence per text, displayed wherever the offer is. */
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

const texts = { title: textKey, text: textKey, label: textKey };
/** If omitted, the card shows an icon for its link target. */
const picture = v.optional(PictureSchema);
const secureAddress = v.pipe(v.string(), v.url(), v.startsWith('https://', 'not an https address'));

/** PROMO-04: a card for a game, with its title and art. */
export const GameBannerSchema = v.strictObject({
  type: v.literal('BANNER_GAME'),
  text: textKey,
  label: textKey,
  game: slug,
});
/** PROMO-05: a card with free text by the operator. */
export const ManualBannerSchema = v.strictObject({
  type: v.literal('BANNER_MANUAL'),
  ...texts,
  picture,
  to: LinkTargetSchema,
});
/** PROMO-07: a card that links to the full promotion. */
export const PromotionCardSchema = v.strictObject({ type: v.literal('PROMOTION'), promotion: slug });

const BlockSchema = v.variant('type', [
  /** PROMO-03: a card that links to another site. */
  v.strictObject({
    type: v.literal('BANNER_EXTERNAL_LINK'),
    ...texts,
    picture,
    url: secureAddress,
  }),
  GameBannerSchema,
  ManualBannerSchema,
  /** PROMO-06: the live jackpot pots. */
  v.strictObject({ type: v.literal('JACKPOT') }),
  PromotionCardSchema,
  /** PROMO-08: a full-width promotion with its call to action. */
  v.strictObject({ type: v.literal('PROMOTION_V2'), promotion: slug }),
  /** PROMO-09: a card that links to the raffle. */
  v.strictObject({ type: v.literal('RAFFLE'), ...texts, picture }),
  /** PROMO-10: the first games of a game list. */
  v.strictObject({ type: v.literal('TOP_GAMES'), list: slug }),
  /** PROMO-11: the sportsbook's featured matches with live odds. */
  v.strictObject({ type: v.literal('TOP_SPORTS') }),
]);
export type BlockData = v.InferOutput<typeof BlockSchema>;

const blocks = v.pipe(v.array(BlockSchema), v.nonEmpty());

const SignInOfferSchema = v.strictObject({
  promotion: slug,
  /** Product modes in which visitors see it; all modes of the brand if omitted. */
  productModes: v.optional(v.pipe(v.array(v.picklist(PRODUCT_MODES)), v.nonEmpty())),
});

/** `sites/brands/<brand>/promotions.json`: promotions, for brands with the promotions page. */
export const PromotionsFileSchema = v.strictObject({
  promotions: v.array(PromotionSchema),
  /** What the sign-in page offers a new player, where the licence has `signInOffer`. */
  signInOffer: v.optional(SignInOfferSchema),
  /** Blocks of the promotions page, top to bottom. */
  blocks,
  /** Blocks of further pages. */
  pages: v.optional(v.partial(v.strictObject(v.entriesFromList(PAGES_WITH_BLOCKS, blocks)))),
});
export type PromotionsFile = v.InferOutput<typeof PromotionsFileSchema>;
