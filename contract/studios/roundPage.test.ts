import { expect, it } from 'vitest';
import { roundPageHeight, withColourScheme } from './roundPage.ts';

const message = { source: 'foyer-studio', type: 'height' };

it.each([
  [{ ...message, height: 640.2 }, 641],
  [{ ...message, height: 0 }, 0],
  [{ ...message, height: -1 }, null],
  [{ ...message, height: 20_001 }, null],
  [{ ...message, height: Number.NaN }, null],
  [{ ...message, height: '640' }, null],
  [message, null],
  [{ ...message, source: 'foyer-sportsbook', height: 640 }, null],
  [{ ...message, type: 'ready', height: 640 }, null],
  ['640', null],
  [null, null],
])('the height in %j is %s', (data, height) => expect(roundPageHeight(data)).toBe(height));

it('the colour scheme is in the fragment, which no server receives', () => {
  expect(withColourScheme('https://games.example/rounds/1?signature=a', 'dark')).toBe(
    'https://games.example/rounds/1?signature=a#scheme=dark',
  );
});
