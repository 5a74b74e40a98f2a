import { describe, expect, test } from 'vitest';
import { canonicalEmail, mailboxName } from './email.ts';
import { addressKey, featuresOf, matchKeysOf } from './features.ts';

const TOVE = {
  firstName: 'Tove',
  lastName: 'Lindqvist',
  birthDate: '1984-05-12',
  email: 'Tove.Lindqvist+bets@gmail.com',
};

describe('EXCLUSION-06 what a person is compared by', () => {
  test('EXCLUSION-06 is everything that they entered, in canonical form', () => {
    const address = { street: 'Pikk 12-4', zipCode: 'ee 10123' };
    expect(featuresOf({ ...TOVE, phones: ['+37255551234'], address })).toEqual({
      names: [{ firstName: 'Tove', lastName: 'Lindqvist' }],
      birthDates: ['1984-05-12'],
      emails: ['tovelindqvist@gmail.com'],
      mailboxNames: ['tovelindqvist'],
      phones: ['+37255551234'],
      addresses: ['EE10123 pik 12 4'],
      nationalIds: [],
      paymentAccounts: [],
      devices: [],
    });
  });

  test('EXCLUSION-06 is nothing for what is missing or invalid', () => {
    const nothing = { emails: [], mailboxNames: [], phones: [], addresses: [] };
    expect(featuresOf({ ...TOVE, email: 'nobody' })).toMatchObject(nothing);
    expect(featuresOf({ ...TOVE, email: 'tove@example.com', address: null })).toMatchObject({
      emails: ['tove@example.com'],
      mailboxNames: [],
      addresses: [],
    });
    const address = { street: null, zipCode: '10123' };
    expect(featuresOf({ ...TOVE, address }).addresses).toEqual([]);
  });
});

// Hashes of these texts are stored, so a changed form would no longer match.
test.each([
  ['Pikk 12-4', '10123', '10123 pik 12 4'],
  ['12/4 PIKK', '10 123', '10123 pik 12 4'],
  ['Lange Straße 7', 'd-10115', 'D10115 langestrase 7'],
  ['Järve', '№ 5', '5 iarve'],
  ['7', '10123', null],
  ['Pikk 12', '–', null],
  ['', '10123', null],
  [null, '10123', null],
  ['Pikk 12', null, null],
])('EXCLUSION-06 the address %s, %s is compared as %s', (street, zipCode, key) => {
  expect(addressKey({ street, zipCode })).toBe(key);
});

test.each([
  ['Tove.Lindqvist+bets@GMAIL.com', 'tovelindqvist@gmail.com'],
  ['tove.lindqvist@googlemail.com', 'tovelindqvist@gmail.com'],
  [' tove.l+x@example.com ', 'tove.l@example.com'],
  ['tove.l@example.com', 'tove.l@example.com'],
  ['tove-bets@yahoo.com', 'tove@yahoo.com'],
  ['tove+bets@outlook.com', 'tove@outlook.com'],
  ['tove@ya.ru', 'tove@yandex.ru'],
  ['ＴＯＶＥ@example.com', 'tove@example.com'],
  ['+tove@example.com', '+tove@example.com'],
  ['+Tove@GMAIL.com', '+tove@gmail.com'],
  ['tove.l+bets@example.com', 'tove.l@example.com'],
  ['tove@example.com.', 'tove@example.com'],
  ['t@example.com', 't@example.com'],
  ['nobody', null],
  ['@example.com', null],
])('EXCLUSION-06 the canonical form of %s is %s', (typed, mailbox) => {
  expect(canonicalEmail(typed)).toBe(mailbox);
});

test.each([
  ['tove.lindqvist@gmail.com', 'tovelindqvist'],
  ['ToveLindqvist+1@mail.ee', 'tovelindqvist'],
  ['tovely@example.com', 'tovely'],
  ['tovel@example.com', null],
  ['info@example.com', null],
  ['nobody at all', null],
])('EXCLUSION-06 the mailbox name of %s is %s', (typed, name) => {
  expect(mailboxName(typed)).toBe(name);
});

// These kinds are stored, so a changed name would no longer match.
test('EXCLUSION-06 a person is found by each email, address, document, payment account and device', () => {
  const features = {
    ...featuresOf(TOVE),
    phones: ['+37255551234'],
    addresses: ['10123 pik 12 4'],
    nationalIds: ['n'],
    paymentAccounts: ['p', 'q'],
    devices: ['d'],
  };
  expect(matchKeysOf(features)).toEqual([
    { kind: 'email', value: 'tovelindqvist@gmail.com' },
    { kind: 'mailboxName', value: 'tovelindqvist' },
    { kind: 'address', value: '10123 pik 12 4' },
    { kind: 'nationalId', value: 'n' },
    { kind: 'paymentAccount', value: 'p' },
    { kind: 'paymentAccount', value: 'q' },
    { kind: 'device', value: 'd' },
  ]);
  expect(matchKeysOf({ devices: ['d'] })).toEqual([{ kind: 'device', value: 'd' }]);
});
