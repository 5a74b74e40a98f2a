import { expect, it } from 'vitest';
import { readFrameMessage } from './frameMessages.ts';

const origins = { own: 'https://northlight.example', frame: 'https://pay.example' };

it.each([
  ['close-quick-deposit', 'https://northlight.example', 'close'],
  ['close-quick-deposit', 'https://pay.example', 'close'],
  ['close-quick-deposit', 'https://pay.example.evil', null],
  ['close-quick-deposit', 'null', null],
  ['Close-Quick-Deposit', 'https://pay.example', null],
  [{ type: 'close-quick-deposit' }, 'https://pay.example', null],
  ['toString', 'https://pay.example', null],
  ['payment-returned', 'https://northlight.example', 'returned'],
  ['payment-returned', 'https://pay.example', null],
])('CASH-06 %o from %s is %s', (data, origin, expected) => {
  expect(readFrameMessage({ data, origin }, origins)).toBe(expected);
});

it('CASH-06 without a frame other origins are ignored', () => {
  const message = { data: 'close-quick-deposit', origin: 'https://pay.example' };
  expect(readFrameMessage(message, { ...origins, frame: null })).toBeNull();
});
