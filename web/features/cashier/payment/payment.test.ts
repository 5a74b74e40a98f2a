import { expect, it } from 'vitest';
import { isUnfinished } from './payment.ts';

it.each([
  ['Player', 'https://pay.example/1', true],
  ['Provider', 'https://pay.example/1', false],
  ['Player', null, false],
])(
  'M8 CASH-19 one that waits for the %s at %s is the player’s to go on with: %s',
  (who, frameUrl, expected) => {
    expect(isUnfinished({ frameUrl, waitsFor: { for: who, by: null } })).toBe(expected);
  },
);
