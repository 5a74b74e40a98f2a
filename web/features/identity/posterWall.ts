// Decoration, the same on every brand: posters that look well beside each other.
const COLUMNS = [
  ['fox-and-ember', 'velvet-comet', 'big-brass-bell', 'last-balloon', 'nine-paper-lanterns'],
  ['winter-garden-live-roulette', 'peppermint-riot', 'owl-parliament', 'halo-roulette', 'the-moth-hour'],
  ['bramble-court', 'kraken-post-office', 'three-rivers-poker', 'glasshouse-tigers', 'sundial-temple'],
  ['seven-sisters', 'tin-star-tango', 'quiet-room-blackjack', 'harvest-of-horns', 'opal-rush-hour'],
];

export const posterWall: readonly (readonly string[])[] = COLUMNS.map((slugs) =>
  slugs.map((slug) => `/art/games/${slug}.portrait.svg`),
);
