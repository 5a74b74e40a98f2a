// Decoration, the same on every brand: posters that look well beside each other. The version is the art's own, so that
// a browser keeps the picture; a page with another one fails the test of pages.
const COLUMNS = [
  [
    'fox-and-ember.portrait.svg?v=1w9up6c',
    'velvet-comet.portrait.svg?v=1f21i02',
    'big-brass-bell.portrait.svg?v=t24ymt',
    'last-balloon.portrait.svg?v=l76khn',
    'nine-paper-lanterns.portrait.svg?v=i1xiol',
  ],
  [
    'winter-garden-live-roulette.portrait.svg?v=p6jq1d',
    'peppermint-riot.portrait.svg?v=f51dr3',
    'owl-parliament.portrait.svg?v=8ww6c3',
    'halo-roulette.portrait.svg?v=wed08p',
    'the-moth-hour.portrait.svg?v=i96olu',
  ],
  [
    'bramble-court.portrait.svg?v=1xo5tmh',
    'kraken-post-office.portrait.svg?v=1y7ute9',
    'three-rivers-poker.portrait.svg?v=vga2y8',
    'glasshouse-tigers.portrait.svg?v=lledry',
    'sundial-temple.portrait.svg?v=w950rw',
  ],
  [
    'seven-sisters.portrait.svg?v=1e0fh6z',
    'tin-star-tango.portrait.svg?v=1v631rw',
    'quiet-room-blackjack.portrait.svg?v=117j47z',
    'harvest-of-horns.portrait.svg?v=1hf8j2m',
    'opal-rush-hour.portrait.svg?v=2dwfb1',
  ],
];

export const posterWall: readonly (readonly string[])[] = COLUMNS.map((pictures) =>
  pictures.map((picture) => `/art/games/${picture}`),
);
