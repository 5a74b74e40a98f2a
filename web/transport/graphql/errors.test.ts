import { CombinedError } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { isAuthenticationFailure, serverErrorIn, serverErrorOf } from './errors.ts';

describe('serverErrorOf', () => {
  it.each([
    [{ type: '$Refused$', reasons: ['InsufficientFunds', 'Other'] }, 'InsufficientFunds'],
    [{ type: '$InvalidTokenFailure$', reasons: [] }, 'InvalidTokenFailure'],
    [{ type: 'DepositBlocked' }, 'DepositBlocked'],
  ])('GQLC-11 %o is read as %s', (extensions, type) => {
    expect(serverErrorOf(extensions)?.type).toBe(type);
  });

  it('GQLC-11 keys and trace id are included', () => {
    const extensions = { type: 'LimitReached', keys: { limit: 'daily' }, traceId: 't-1' };
    expect(serverErrorOf(extensions)).toEqual({
      type: 'LimitReached',
      keys: { limit: 'daily' },
      traceId: 't-1',
    });
  });

  it.each([[null], ['x'], [{}], [{ type: 7 }], [[]]])('GQLC-11 %o is not a server error', (extensions) => {
    expect(serverErrorOf(extensions)).toBeNull();
  });
});

describe('CombinedError', () => {
  const failed = new CombinedError({ graphQLErrors: ['Not now', 'Not here'] });

  it('GQLC-10 joins the messages with [Network] and [GraphQL]', () => {
    expect(new CombinedError({ networkError: new Error('offline') }).message).toBe('[Network] offline');
    expect(failed.message).toBe('[GraphQL] Not now\n[GraphQL] Not here');
  });

  it('GQLC-11 a failure without a type has no type', () => {
    expect(serverErrorIn(failed)).toBeNull();
    expect(isAuthenticationFailure(failed)).toBe(false);
  });
});
