/** A word in a title, the family it calls for, and the figure in it. */
export type Keyword = readonly [word: string, family: string, motif?: string];

/** Words steer the picture, so that "Fox & Ember" shows a fox. The first that matches wins. */
// oxfmt-ignore
export const KEYWORDS: readonly Keyword[] = [
  ['fox', 'mask', 'fox'], ['owl', 'mask', 'owl'], ['tiger', 'mask', 'tiger'], ['stag', 'mask', 'stag'], ['antler', 'mask', 'stag'], ['horns', 'mask', 'stag'], ['elk', 'mask', 'stag'],
  ['bull', 'mask', 'bull'], ['toro', 'mask', 'bull'], ['wolf', 'mask', 'wolf'], ['wolves', 'mask', 'wolf'], ['hare', 'mask', 'hare'], ['rabbit', 'mask', 'hare'], ['bear', 'mask', 'bear'],
  ['kraken', 'abyss', 'kraken'], ['octopus', 'abyss', 'kraken'], ['whale', 'abyss', 'whale'], ['diver', 'abyss', 'diver'], ['lighthouse', 'abyss', 'lighthouse'], ['beacon', 'abyss', 'lighthouse'],
  ['raven', 'saga', 'raven'], ['longship', 'saga', 'ship'], ['viking', 'saga', 'ship'], ['rune', 'saga', 'stone'], ['fjord', 'saga', 'ship'], ['glacier', 'saga', 'stone'], ['avalanche', 'saga', 'stone'],
  ['sundial', 'temple', 'eye'], ['pyramid', 'temple', 'pyramid'], ['temple', 'temple', 'pyramid'], ['pharaoh', 'temple', 'eye'], ['scarab', 'temple', 'scarab'], ['desert', 'temple', 'pyramid'], ['osiris', 'temple', 'scarab'],
  ['opal', 'gems'], ['diamond', 'gems'], ['gem', 'gems'], ['jewel', 'gems'], ['ruby', 'gems'], ['emerald', 'gems'], ['sapphire', 'gems'], ['crystal', 'gems'], ['facet', 'gems'],
  ['marmalade', 'fruit', 'mosaic'], ['cherry', 'fruit', 'cherries'], ['cherries', 'fruit', 'cherries'], ['orange', 'fruit', 'orange'], ['lemon', 'fruit', 'lemon'], ['plum', 'fruit', 'plum'], ['melon', 'fruit', 'melon'], ['apple', 'fruit', 'half'], ['strawberry', 'fruit', 'berry'], ['berry', 'fruit', 'berry'], ['citrus', 'fruit', 'orange'], ['fruit', 'fruit', 'mosaic'], ['orchard', 'fruit', 'mosaic'], ['jam', 'fruit', 'mosaic'],
  ['balloon', 'flight', 'balloon'], ['plane', 'flight', 'plane'], ['rocket', 'flight', 'rocket'], ['kite', 'flight', 'kite'], ['icarus', 'flight', 'plane'], ['skyline', 'heist'],
  ['tower', 'instant'],
  ['moth', 'arcana', 'moth'], ['tarot', 'arcana', 'hand'], ['oracle', 'arcana', 'hand'], ['book', 'arcana', 'book'], ['moon', 'arcana', 'moon'], ['key', 'arcana', 'key'], ['cartographer', 'arcana', 'compass'], ['compass', 'arcana', 'compass'], ['map', 'arcana', 'compass'], ['seance', 'arcana', 'hand'], ['séance', 'arcana', 'hand'],
  ['bramble', 'folk'], ['garden', 'folk'], ['flower', 'folk'], ['marigold', 'folk'], ['rose', 'folk'], ['thistle', 'folk'], ['meadow', 'folk'], ['bloom', 'folk'], ['harvest', 'folk'],
  ['comet', 'cosmos'], ['planet', 'cosmos'], ['star map', 'cosmos'], ['orbit', 'cosmos'], ['cosmic', 'cosmos'], ['saturn', 'cosmos'], ['nebula', 'cosmos'],
  ['canyon', 'frontier'], ['tin star', 'frontier'], ['sheriff', 'frontier'], ['cactus', 'frontier'], ['railway', 'frontier'], ['mesa', 'frontier'],
  ['koi', 'lantern', 'koi'], ['lantern', 'lantern', 'lantern'], ['jade', 'lantern'], ['pagoda', 'lantern'], ['dragon', 'lantern'],
  ['candy', 'candy'], ['peppermint', 'candy'], ['sugar', 'candy'], ['toffee', 'candy'], ['marzipan', 'candy'], ['lollipop', 'candy'],
  ['heist', 'heist'], ['night train', 'heist'], ['noir', 'heist'],
  ['bell', 'jackpot', 'bell'], ['crown', 'jackpot', 'crown'], ['vault', 'jackpot', 'vault'], ['seven', 'jackpot', 'seven'], ['coin', 'jackpot', 'coins'],
  ['blackjack', 'host', 'cards'], ['baccarat', 'host', 'cards'],
  // mood words: only when no thing is named
  ['northern', 'saga', 'cabin'], ['aurora', 'saga', 'cabin'], ['winter', 'saga', 'cabin'], ['midnight', 'arcana', 'moon'], ['deep', 'abyss', 'diver'], ['tide', 'abyss', 'whale'], ['saltwater', 'abyss', 'diver'], ['harbour', 'abyss', 'lighthouse'], ['city', 'heist'], ['gold', 'jackpot', 'coins'], ['dust', 'frontier'], ['cloud', 'flight', 'balloon'],
];

export interface CategoryFamilies {
  families: readonly [string, ...string[]];
  /** A word may not lead out of them. */
  isStrict: boolean;
}

const SLOTS: CategoryFamilies = {
  families: [
    'mask',
    'saga',
    'temple',
    'abyss',
    'gems',
    'fruit',
    'arcana',
    'folk',
    'cosmos',
    'frontier',
    'lantern',
    'candy',
    'heist',
  ],
  isStrict: false,
};

/** The families of a category; a table is never drawn as a slot. */
export function familiesOf(category: string): CategoryFamilies {
  return BY_CATEGORY.get(category) ?? SLOTS;
}

const BY_CATEGORY = new Map<string, CategoryFamilies>([
  ['megaways', { families: ['ways'], isStrict: true }],
  ['roulette', { families: ['wheel'], isStrict: true }],
  ['blackjack', { families: ['cards'], isStrict: true }],
  ['live-casino', { families: ['host'], isStrict: true }],
  ['jackpots', { families: ['jackpot'], isStrict: true }],
  ['crash', { families: ['flight', 'instant'], isStrict: true }],
]);

/** The families that draw a world. */
const WORLDS = new Map<string, readonly string[]>([
  ['sea', ['abyss']],
  ['north', ['saga']],
  ['desert', ['temple']],
  ['jewels', ['gems']],
  ['orchard', ['fruit']],
  ['occult', ['arcana']],
  ['garden', ['folk']],
  ['space', ['cosmos']],
  ['frontier', ['frontier']],
  ['lanterns', ['lantern']],
  ['sweets', ['candy']],
  ['city', ['heist']],
  ['beasts', ['mask']],
  ['clockwork', ['arcana', 'cosmos']],
  ['theatre', ['mask', 'gems']],
  ['railway', ['frontier', 'heist']],
  ['kitchen', ['fruit', 'candy']],
  ['weather', ['flight', 'abyss', 'saga']],
]);

/** The families for the first tag that is a world; none where there is none. */
export const worldsOf = (tags: readonly string[]): readonly string[] =>
  tags.map((tag) => WORLDS.get(tag)).find((families) => families !== undefined) ?? [];
