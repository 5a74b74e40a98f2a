import { expect, test } from 'vitest';
import { canonicalEmail, mailboxName } from './email.ts';

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
  ['nobody', null],
  ['@example.com', null],
])('EXCLUSION-06 the canonical form of %s is %s', (typed, mailbox) => {
  expect(canonicalEmail(typed)).toBe(mailbox);
});

test.each([
  ['tove.lindqvist@gmail.com', 'tovelindqvist'],
  ['ToveLindqvist+1@mail.ee', 'tovelindqvist'],
  ['info@example.com', null],
])('EXCLUSION-06 the mailbox name of %s is %s', (typed, name) => {
  expect(mailboxName(typed)).toBe(name);
});
