import { expect, test } from 'vitest';
import { mobileNumberOf } from './mobileNumber.ts';

test.each([
  ['021 555 0142', 'NZ', '+64215550142'],
  ['+64 21 555-0142', 'CR', '+64215550142'],
  ['00 64 21 555 0142', 'NZ', '+64215550142'],
  ['(021) 5550142', 'NZ', '+64215550142'],
  ['8312-3456', 'CR', '+50683123456'],
  ['416 967 1111', 'CA', '+14169671111'],
  ['040 123 4567', 'FI', '+358401234567'],
  ['0215550142', 'ZZ', null],
  ['+64215550142', 'ZZ', '+64215550142'],
])('REG-06 %j typed in %s is %s', (typed, country, number) => {
  expect(mobileNumberOf(typed, country)).toBe(number);
});

test.each([
  '',
  'ella',
  '12',
  '09 555 0142',
  '0900 12345',
  '021 555 0142 ext. 4',
  'call 021 555 0142',
  `021${'5'.repeat(60)}`,
  '+1',
])('REG-06 %j is not a mobile number of New Zealand', (typed) => {
  expect(mobileNumberOf(typed, 'NZ')).toBeNull();
});
