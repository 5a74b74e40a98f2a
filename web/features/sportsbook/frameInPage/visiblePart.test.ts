import { expect, test } from 'vitest';
import { visiblePart } from './visiblePart.ts';

const SCREEN = { top: 64, bottom: 784 };

test.each([
  ['below the header', { top: 140, bottom: 4140 }, { top: 0, height: 644 }],
  ['scrolled under the header', { top: -936, bottom: 3064 }, { top: 1000, height: 720 }],
  ['with the footer below it', { top: -3600, bottom: 400 }, { top: 3664, height: 336 }],
  ['at a fraction of a pixel', { top: -0.4, bottom: 900 }, { top: 64, height: 720 }],
  ['above the screen', { top: -4000, bottom: 0 }, { top: 4000, height: 0 }],
  ['below the screen', { top: 800, bottom: 4800 }, { top: 0, height: 0 }],
  ['shorter than the screen', { top: 100, bottom: 300 }, { top: 0, height: 200 }],
])('OPEN-43 the visible part of a frame %s', (_place, frame, part) => {
  expect(visiblePart(frame, SCREEN)).toEqual(part);
});
