import { money } from '@foyer/domain/money.ts';
import { expect, it } from 'vitest';
import { blackjackText, multipleText, multiplierText, wheelText } from './resultTexts.ts';

const euro = (minor: bigint) => money(minor, 'EUR');

it.each([
  [240n, '×2.40'],
  [0n, '×0.00'],
  [33n, '×0.33'],
])('a spin that returns %s cents of one euro is %s', (win, text) => {
  expect(multipleText(euro(win), euro(100n))).toBe(text);
});

it('a flight, a wheel and cards need no language', () => {
  expect(multiplierText(10_500)).toBe('×105.00');
  expect(wheelText({ text: '17', colour: 'black' })).toBe('17 ⚫');
  expect(wheelText({ text: '11:1', colour: null })).toBe('11:1');
  const hand = { isDoubled: false, isStood: true, isSurrendered: false, isOfSplit: true };
  const hands = [
    { ...hand, cards: [12, 22] },
    { ...hand, cards: [0, 51] },
  ];
  expect(blackjackText({ hands, dealer: [26, 35] })).toBe('K♠ 10♥, A♠ K♣ – A♦ 10♦');
});
