import { describe, expect, test } from 'vitest';
import { addresseeOf } from './addressee.ts';

describe('the address of a sign-in code', () => {
  test.each([
    [' Anna@Foyer.test ', { channel: 'email', address: 'anna@foyer.test' }],
    ['+64 21 555 0142', { channel: 'sms', address: '+64215550142' }],
    ['0064 (21) 555-0142', { channel: 'sms', address: '+64215550142' }],
  ])('CUST-01 %j is normalised', (typed, addressee) => {
    expect(addresseeOf(typed)).toEqual(addressee);
  });

  test.each([
    '',
    'anna',
    'anna@',
    '@foyer.test',
    'anna@foyer',
    '0215550142',
    '+0215550142',
    '+12',
    `${'a'.repeat(99)}@b.c`,
  ])('CUST-01 %j is not an address', (typed) => {
    expect(addresseeOf(typed)).toBeNull();
  });
});
