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
