import { posterSources } from '@foyer/contract/catalogue/art.ts';
import type { WallPoster } from '../../ui/signIn/SignInLayout.tsx';

// Decoration, the same on every brand: posters that look well beside each other. Version and ground are the art's own, so
// that a browser keeps the picture, and its colour is there before it is.
const COLUMNS = [
  [
    'fox-and-ember?v=1ywhdbo#1f382a',
    'velvet-comet?v=1gqtnge#ff8468',
    'big-brass-bell?v=22vdb1#3a1216',
    'last-balloon?v=156xp9g#f7dc4b',
    'nine-paper-lanterns?v=1hha4hj#431a48',
  ],
  [
    'winter-garden-live-roulette?v=r3mltq#f6a9c2',
    'peppermint-riot?v=15vkbmw#7ec8e3',
    'owl-parliament?v=en98bo#d8321f',
    'halo-roulette?v=ww4h8r#1d43b0',
    'the-moth-hour?v=zh608p#1f382a',
  ],
  [
    'bramble-court?v=18w31k2#1f382a',
    'kraken-post-office?v=gaef6j#10303f',
    'three-rivers-poker?v=1lnkouf#1d43b0',
    'glasshouse-tigers?v=1qepowo#0c5a68',
    'sundial-temple?v=1f09d9z#ebd3a8',
  ],
  [
    'seven-sisters?v=1ssnlwv#3a1216',
    'tin-star-tango?v=12b818c#2f241a',
    'quiet-room-blackjack?v=wd4t1d#ebd3a8',
    'harvest-of-horns?v=1v0vzm1#431a48',
    'opal-rush-hour?v=1gon3uk#1a1b1f',
  ],
];

export const posterWall: readonly (readonly WallPoster[])[] = COLUMNS.map((games) =>
  games.map((game) => {
    const [file, ground = ''] = game.split('#');
    return { ...posterSources(`/art/games/${file}`, 'portrait'), style: { background: `#${ground}` } };
  }),
);
