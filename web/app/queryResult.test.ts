import { CombinedError } from '@urql/core';
import { expect, it } from 'vitest';
import { mergeReply } from './queryResult.ts';

const error = new CombinedError({ networkError: new Error('offline') });

it('MONEY-07 a failed fetch keeps the known data and reports the failure', () => {
  const known = { data: { balance: '10.00' }, error: undefined };
  expect(mergeReply(known, { data: undefined, error })).toEqual({ data: { balance: '10.00' }, error });
});

it('MONEY-07 a successful fetch replaces the data and clears the failure', () => {
  const known = { data: { balance: '10.00' }, error };
  const reply = { data: { balance: '20.00' }, error: undefined };
  expect(mergeReply(known, reply)).toBe(reply);
});

it('MONEY-07 a refusal by the platform clears the known data', () => {
  const refused = { data: undefined, error: new CombinedError({ graphQLErrors: ['no'] }) };
  expect(mergeReply({ data: { balance: '10.00' }, error: undefined }, refused)).toBe(refused);
});

it('MONEY-07 a failure without known data has no data', () => {
  const reply = { data: undefined, error };
  expect(mergeReply<{ balance: string }>({}, reply)).toBe(reply);
});
