import { DEVICES } from '@foyer/contract/catalogue/devices.ts';
import { GAME_FEATURES } from '@foyer/contract/catalogue/features.ts';
import { CURRENCIES, type Currency } from '@foyer/domain/currency.ts';
import { LICENCES } from '@foyer/domain/licence.ts';
import { LOCALES } from '@foyer/domain/locale.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import * as v from 'valibot';

const name = v.pipe(v.string(), v.nonEmpty());
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'));
const amount = v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{2}$/, 'not an amount with two decimals'));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const perCent = v.pipe(v.string(), v.regex(/^\d{2}\.\d{1,2}$/, 'not per cent with one or two decimals'));
/** As many as the database keeps. */
const multiple = v.pipe(
  v.number(),
  v.minValue(1),
  v.maxValue(1_000_000),
  v.check((value) => Number(value.toFixed(2)) === value, 'has more than two decimals'),
);
const amounts = v.pipe(
  v.partial(
    v.strictObject(v.entriesFromList(CURRENCIES, v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/)))),
  ),
  v.check(
    (by) => CURRENCIES.every((currency) => by[currency] === undefined || isPayable(by[currency], currency)),
    'has an amount that its currency has not',
  ),
);
const date = v.pipe(v.string(), v.isoDate());
/** ISO 3166-1 for a country, 3166-2 for a part of one. */
const place = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'neither a country nor a part of one'),
);
/** What a search finds a game by beside its title; its poster shows the first that it can. */
const tags = v.array(slug);

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

/** Letterings there are: of posters, and of the marks of studios. */
const FACES = [
  'brush',
  'condensed',
  'deco',
  'fatface',
  'gothic',
  'round',
  'serif',
  'slab',
  'soft',
  'west',
  'wide',
] as const;

export const StudioSchema = v.strictObject({
  slug,
  name,
  /** The lettering of the word mark. */
  face: v.picklist(FACES),
  /** Whose server runs the games, and signs the wallet calls. */
  provider: slug,
  currencies: v.pipe(v.array(v.picklist(CURRENCIES)), v.nonEmpty()),
  languages: v.pipe(v.array(v.picklist(LOCALES)), v.nonEmpty()),
  /** The licences its games are certified for: under another nothing of it is offered. */
  licences: v.array(v.picklist(LICENCES)),
});
export type StudioData = v.InferOutput<typeof StudioSchema>;

export const GameSchema = v.strictObject({
  slug,
  title: name,
  category: v.picklist(CATEGORIES),
  studio: slug,
  /** What the studio calls the game. */
  lookupId: slug,
  /** Only an open game is shown; an announced one waits for its studio. */
  status: v.picklist(['open', 'announced']),
  released: date,
  /** Return to player as it is set here, in per cent; null where none is stated. */
  rtp: v.nullable(perCent),
  /** The lowest and the highest that its studio offers it with; left out where it is always the same. */
  rtpRange: v.optional(v.strictObject({ least: perCent, most: perCent })),
  /** Left out where it speaks all its studio's. */
  languages: v.optional(v.pipe(v.array(v.picklist(LOCALES)), v.nonEmpty())),
  /** Lines or ways. */
  lines: v.nullable(count),
  /** The largest win of a round as a multiple of its stakes; above it a win is held until a person releases it. */
  maxWin: v.nullable(multiple),
  /** The same as amounts in major units, beside the multiple (the lower holds) or where there is none. */
  maxWinAmounts: v.optional(amounts),
  volatility: v.nullable(v.picklist(['low', 'medium', 'high'])),
  minStake: amount,
  maxStake: amount,
  tags: v.optional(tags, []),
  features: v.optional(v.array(v.picklist(GAME_FEATURES)), []),
  /** What it is made for. */
  devices: v.optional(v.pipe(v.array(v.picklist(DEVICES)), v.nonEmpty()), [...DEVICES]),
  blockedCountries: v.array(place),
  blockedLicences: v.array(v.picklist(LICENCES)),
});
export type GameData = v.InferOutput<typeof GameSchema>;

export const LIST_FORMATS = ['portrait', 'square', 'wide'] as const;

/**
 * How a list finds its games, and in which order: those that are named in the order they are named, the others by
 * release, newest first.
 */
export const SelectionSchema = v.variant('by', [
  v.strictObject({
    by: v.literal('category'),
    category: v.picklist(CATEGORIES),
    /** The most played, which stand first. */
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
  /** Whether the main menu leads to it. */
  isInMenu: v.boolean(),
  selection: SelectionSchema,
});
export type ListData = v.InferOutput<typeof ListSchema>;

export const StudiosFileSchema = v.array(StudioSchema);
export const GamesFileSchema = v.array(GameSchema);
export const ListsFileSchema = v.array(ListSchema);

/** What a command has made, beside what was made by hand. */
export const InventedFileSchema = v.strictObject({ studios: StudiosFileSchema, games: GamesFileSchema });
