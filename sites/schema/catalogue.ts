import { DEVICES } from '@foyer/contract/catalogue/devices.ts';
import { IMAGE_FORMATS } from '@foyer/contract/catalogue/images.ts';
import { GAME_FEATURES } from '@foyer/contract/catalogue/features.ts';
import { contrast } from '@foyer/domain/colour.ts';
import { CurrencySchema, LicenceSchema, LocaleSchema } from '@foyer/contract/site/codes.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { byCurrency, currencyKey, day } from './fields.ts';

const name = v.pipe(v.string(), v.nonEmpty());
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'));
const amount = v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{2}$/, 'not an amount with two decimals'));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const perCent = v.pipe(v.string(), v.regex(/^\d{2}\.\d{1,2}$/, 'not per cent with one or two decimals'));
/** Limited to the precision of the database column. */
const multiple = v.pipe(
  v.number(),
  v.minValue(1),
  v.maxValue(1_000_000),
  v.check((value) => Number(value.toFixed(2)) === value, 'has more than two decimals'),
);
const amounts = v.pipe(
  v.record(currencyKey, v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,4})?$/))),
  v.check(
    (by) => byCurrency(by).every(([currency, text]) => isPayable(text, currency)),
    'has an amount that its currency has not',
  ),
);
/** ISO 3166-1 code of a country, or 3166-2 code of a subdivision. */
const region = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'neither a country nor a part of one'),
);
/** Search keywords besides the title. */
const tags = v.array(slug);

const READABLE = 4.5;
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'not a colour like "#dca63a"'));

/** An https address, a path on the server of the studio, or a file in the folder `catalogue/images/`. */
const imageSource = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.check(
    isImageSource,
    'is neither an https address, nor a path of the studio like "/tiles/fox.png", nor a file like "images/fox.png"',
  ),
);

function isImageSource(text: string): boolean {
  if (text.startsWith('images/'))
    return /^images\/[a-z0-9][a-z0-9_-]*\.(png|jpe?g|webp|avif|svg)$/i.test(text);
  if (text.startsWith('/')) return !/^\/[/\\]/.test(text) && URL.canParse(text, 'https://studio.example');
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}

function isPayable(amount: string, currency: Currency): boolean {
  try {
    return fromDecimal(amount, currency).minor > 0n;
  } catch {
    return false;
  }
}

export const CATEGORIES = [
  'slots',
  'megaways',
  'jackpots',
  'roulette',
  'blackjack',
  'table-games',
  'live-casino',
  'crash',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Colours that are shown before the game's picture has loaded, and around the picture. */
const GameColoursSchema = v.pipe(
  v.strictObject({
    tile: colour,
    /** Text panel beside the hero image, and the text on it. */
    panel: colour,
    text: colour,
    accent: colour,
  }),
  v.forward(
    v.check(
      ({ panel, text }) => contrast(text, panel) >= READABLE,
      'cannot be read on `panel`: the contrast must be 4.5 or more',
    ),
    ['text'],
  ),
  v.forward(
    v.check(
      ({ panel, accent }) => contrast(accent, panel) >= READABLE,
      'cannot be read on `panel`: the contrast must be 4.5 or more',
    ),
    ['accent'],
  ),
);

export const StudioSchema = v.strictObject({
  slug,
  name,
  /** An image with one colour on a transparent background; the page sets the colour. */
  logo: imageSource,
  /** URL template of the studio's game images: `{game}` is the `lookupId`, `{format}` one of `IMAGE_FORMATS`. */
  images: v.optional(
    v.pipe(
      imageSource,
      v.check((text) => text.includes('{game}') && text.includes('{format}'), 'has no {game} or no {format}'),
    ),
  ),
  /** Company whose server runs the games and signs the wallet calls: the name of a file in `sites/studios/`. */
  provider: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/, 'not the name of a file in studios/')),
  currencies: v.pipe(v.array(CurrencySchema), v.nonEmpty()),
  languages: v.pipe(v.array(LocaleSchema), v.nonEmpty()),
  /** Licences that the studio's games are certified for; under any other licence they are hidden. */
  licences: v.array(LicenceSchema),
});
export type StudioData = v.InferOutput<typeof StudioSchema>;

const GameFieldsSchema = v.strictObject({
  slug,
  title: v.pipe(name, v.maxLength(200)),
  category: v.picklist(CATEGORIES),
  studio: slug,
  /** The studio's id of the game, such as `fox-and-ember` or `provider/GameName`. */
  lookupId: v.pipe(
    v.string(),
    v.regex(
      /^[\x21-\x7e]([\x20-\x7e]{0,126}[\x21-\x7e])?$/,
      'not an id of 1 to 128 visible ASCII characters',
    ),
  ),
  /** Only `open` games are shown; `announced` games are not released yet. */
  status: v.picklist(['open', 'announced']),
  released: day,
  /** Configured return to player as a percentage; null when none is stated. */
  rtp: v.nullable(perCent),
  /** Lowest and highest return that the studio offers; omitted when the return cannot be configured. */
  rtpRange: v.optional(v.strictObject({ least: perCent, most: perCent })),
  /** Locales of the game; all of its studio's locales if omitted. */
  languages: v.optional(v.pipe(v.array(LocaleSchema), v.nonEmpty())),
  /** Number of paylines or ways. */
  lines: v.nullable(count),
  /** Maximum win of a round as a multiple of its stakes; a larger win is held for a manual review. */
  maxWin: v.nullable(multiple),
  /** Maximum win as amounts in major units; if both are given, the lower one applies. */
  maxWinAmounts: v.optional(amounts),
  volatility: v.nullable(v.picklist(['low', 'medium', 'high'])),
  minStake: amount,
  maxStake: amount,
  tags: v.optional(tags, []),
  /** Own images instead of the studio's; a missing format is cropped from the nearest one. */
  images: v.optional(
    v.pipe(
      v.partial(v.strictObject(v.entriesFromList(IMAGE_FORMATS, imageSource))),
      v.check((images) => Object.keys(images).length > 0, 'names no picture'),
    ),
  ),
  colours: v.optional(GameColoursSchema),
  features: v.optional(v.array(v.picklist(GAME_FEATURES)), []),
  devices: v.optional(v.pipe(v.array(v.picklist(DEVICES)), v.nonEmpty()), [...DEVICES]),
  blockedCountries: v.array(region),
  blockedLicences: v.array(LicenceSchema),
});
export const GameSchema = v.pipe(
  GameFieldsSchema,
  v.forward(
    v.check(
      ({ minStake, maxStake }) => Number(minStake) > 0 && Number(minStake) <= Number(maxStake),
      'is zero, or above `maxStake`',
    ),
    ['minStake'],
  ),
);
export type GameData = v.InferOutput<typeof GameSchema>;

export const LIST_FORMATS = ['portrait', 'square', 'wide'] as const;

/**
 * Which games a list contains, and in which order: explicitly named games first, in the given order, then
 * by release date, newest first.
 */
export const SelectionSchema = v.variant('by', [
  v.strictObject({
    by: v.literal('category'),
    category: v.picklist(CATEGORIES),
    /** The most played games, listed first. */
    first: v.optional(v.array(slug)),
  }),
  v.strictObject({ by: v.literal('newest'), count }),
  v.strictObject({ by: v.literal('hand'), games: v.pipe(v.array(slug), v.nonEmpty()) }),
]);
export type Selection = v.InferOutput<typeof SelectionSchema>;

export const ListSchema = v.strictObject({
  slug,
  format: v.picklist(LIST_FORMATS),
  isRanked: v.boolean(),
  isInMenu: v.boolean(),
  /** Lowest loyalty level of the players who see the list; by default everybody does. */
  fromLevel: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 1),
  selection: SelectionSchema,
});
export type ListData = v.InferOutput<typeof ListSchema>;

const some = <Item extends v.GenericSchema>(item: Item) => v.optional(v.pipe(v.array(item), v.nonEmpty()));

/** Games that the operator does not offer: those named, of the studios and in the categories. */
export const SwitchedOffSchema = v.pipe(
  v.strictObject({
    games: some(slug),
    studios: some(slug),
    categories: some(v.picklist(CATEGORIES)),
    /** All brands if omitted. */
    brands: some(slug),
    /** Countries or parts of them; everywhere if omitted. */
    countries: some(region),
  }),
  v.check(
    ({ games, studios, categories }) => Boolean(games ?? studios ?? categories),
    'names no games, studios or categories',
  ),
);
export type SwitchedOff = v.InferOutput<typeof SwitchedOffSchema>;

export const StudiosFileSchema = v.array(StudioSchema);
export const GamesFileSchema = v.array(GameSchema);
export const ListsFileSchema = v.array(ListSchema);
/** `sites/catalogue/switchedOff.json`. */
export const SwitchedOffFileSchema = v.array(SwitchedOffSchema);

/** Generated studios and games, in addition to the handwritten ones. */
export const InventedFileSchema = v.strictObject({ studios: StudiosFileSchema, games: GamesFileSchema });
