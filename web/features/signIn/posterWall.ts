import { imageSources } from '@foyer/contract/catalogue/images.ts';

/** Increase this number when one of these games gets another picture, because browsers cache the pictures. */
const VERSION = 2;

/** Posters of the decorative wall, the same on every brand: a game and its colour until the poster has loaded. */
const COLUMNS = [
  [
    'fox-and-ember#1f382a',
    'velvet-comet#ff8468',
    'big-brass-bell#3a1216',
    'last-balloon#f7dc4b',
    'nine-paper-lanterns#431a48',
  ],
  [
    'winter-garden-live-roulette#f6a9c2',
    'peppermint-riot#7ec8e3',
    'owl-parliament#d8321f',
    'halo-roulette#1d43b0',
    'the-moth-hour#1f382a',
  ],
  [
    'bramble-court#1f382a',
    'kraken-post-office#10303f',
    'octopus-piano#1d43b0',
    'glasshouse-tigers#0c5a68',
    'sundial-temple#ebd3a8',
  ],
  [
    'seven-sisters#3a1216',
    'tin-star-tango#d8321f',
    'quiet-room-blackjack#ebd3a8',
    'harvest-of-horns#431a48',
    'opal-rush-hour#1a1b1f',
  ],
];

export const wallGames: readonly string[] = COLUMNS.flat().map((game) => game.split('#')[0] ?? '');

export const posterWall = COLUMNS.map((games) =>
  games.map((game) => {
    const [slug = '', ground = ''] = game.split('#');
    return {
      ...imageSources(`/images/games/${slug}?v=${VERSION}`, 'portrait'),
      style: { background: `#${ground}` },
    };
  }),
);
