import { CombinedError } from '@urql/core';
import { expect, it } from 'vitest';
import { mergeReply } from './queryResult.ts';

const error = new CombinedError({ networkError: new Error('offline') });

it('MONEY-07 a reading that fails leaves what was known, and says that it failed', () => {
  const known = { data: { balance: '10.00' }, error: undefined };
  expect(mergeReply(known, { data: undefined, error })).toEqual({ data: { balance: '10.00' }, error });
});

it('MONEY-07 a reading that succeeds replaces it, and the failure is over', () => {
  const known = { data: { balance: '10.00' }, error };
  const reply = { data: { balance: '20.00' }, error: undefined };
  expect(mergeReply(known, reply)).toBe(reply);
});

it('MONEY-07 a refusal of the platform is an answer, and what was known is known no more', () => {
  const refused = { data: undefined, error: new CombinedError({ graphQLErrors: ['no'] }) };
  expect(mergeReply({ data: { balance: '10.00' }, error: undefined }, refused)).toBe(refused);
});

it('MONEY-07 what was never known is not made up', () => {
  const reply = { data: undefined, error };
  expect(mergeReply<{ balance: string }>({}, reply)).toBe(reply);
});
