// Decoration, the same on every brand: posters that look well beside each other. The version is the art's own, so that
// a browser keeps the picture; a page with another one fails the test of pages.
const COLUMNS = [
  [
    'fox-and-ember.portrait.svg?v=1ywhdbo',
    'velvet-comet.portrait.svg?v=1gqtnge',
    'big-brass-bell.portrait.svg?v=22vdb1',
    'last-balloon.portrait.svg?v=156xp9g',
    'nine-paper-lanterns.portrait.svg?v=1hha4hj',
  ],
  [
    'winter-garden-live-roulette.portrait.svg?v=r3mltq',
    'peppermint-riot.portrait.svg?v=15vkbmw',
    'owl-parliament.portrait.svg?v=en98bo',
    'halo-roulette.portrait.svg?v=ww4h8r',
    'the-moth-hour.portrait.svg?v=zh608p',
  ],
  [
    'bramble-court.portrait.svg?v=18w31k2',
    'kraken-post-office.portrait.svg?v=gaef6j',
    'three-rivers-poker.portrait.svg?v=1lnkouf',
    'glasshouse-tigers.portrait.svg?v=1qepowo',
    'sundial-temple.portrait.svg?v=1f09d9z',
  ],
  [
    'seven-sisters.portrait.svg?v=1ssnlwv',
    'tin-star-tango.portrait.svg?v=12b818c',
    'quiet-room-blackjack.portrait.svg?v=wd4t1d',
    'harvest-of-horns.portrait.svg?v=1v0vzm1',
    'opal-rush-hour.portrait.svg?v=1gon3uk',
  ],
];

export const posterWall: readonly (readonly string[])[] = COLUMNS.map((pictures) =>
  pictures.map((picture) => `/art/games/${picture}`),
);
