import { posterSources, type PosterSources } from '@foyer/contract/catalogue/art.ts';

// Decoration, the same on every brand: posters that look well beside each other. The version is the art's own, so that
// a browser keeps the picture; a page with another one fails the test of pages.
const COLUMNS = [
  [
    'fox-and-ember?v=1ywhdbo',
    'velvet-comet?v=1gqtnge',
    'big-brass-bell?v=22vdb1',
    'last-balloon?v=156xp9g',
    'nine-paper-lanterns?v=1hha4hj',
  ],
  [
    'winter-garden-live-roulette?v=r3mltq',
    'peppermint-riot?v=15vkbmw',
    'owl-parliament?v=en98bo',
    'halo-roulette?v=ww4h8r',
    'the-moth-hour?v=zh608p',
  ],
  [
    'bramble-court?v=18w31k2',
    'kraken-post-office?v=gaef6j',
    'three-rivers-poker?v=1lnkouf',
    'glasshouse-tigers?v=1qepowo',
    'sundial-temple?v=1f09d9z',
  ],
  [
    'seven-sisters?v=1ssnlwv',
    'tin-star-tango?v=12b818c',
    'quiet-room-blackjack?v=wd4t1d',
    'harvest-of-horns?v=1v0vzm1',
    'opal-rush-hour?v=1gon3uk',
  ],
];

export const posterWall: readonly (readonly PosterSources[])[] = COLUMNS.map((games) =>
  games.map((game) => posterSources(`/art/games/${game}`, 'portrait')),
);
