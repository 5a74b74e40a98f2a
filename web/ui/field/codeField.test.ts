import { describe, expect, it } from 'vitest';
import { spread, typedInto } from './CodeField.tsx';

const boxes = (text: string) => Array.from(text, (character) => (character === '.' ? '' : character));
const shown = (entered: readonly string[]) => entered.map((digit) => digit || '.').join('');

describe('code boxes', () => {
  it.each([
    ['......', 0, '4', '4.....'],
    ['407...', 1, '9', '497...'],
    ['......', 0, '407123', '407123'],
    ['4.....', 3, '407123', '407123'],
    ['4.....', 1, '07', '407...'],
    ['......', 4, '4071', '....40'],
    ['407123', 5, '', '40712.'],
  ])('ROUTE-30 %s with box %i set to %j is %s', (before, box, typed, after) => {
    expect(shown(spread(boxes(before), box, typed))).toBe(after);
  });

  it.each([
    ['', '4', '4'],
    ['4', '4', '4'],
    ['4', '47', '7'],
    ['4', '74', '7'],
    ['4', '407123', '407123'],
    ['4', '', ''],
  ])('ROUTE-30 a box that changes from %j to %j was given %j', (digit, value, typed) => {
    expect(typedInto(digit, value, 6)).toBe(typed);
  });
});
