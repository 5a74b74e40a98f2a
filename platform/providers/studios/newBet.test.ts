import { describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { liveStudioKeys } from '../../infra/config/studioKeys.ts';
import { requireAllowedBet } from './newBet.ts';

const KEYS = { aurora: ['0123456789abcdef'], borealis: ['fedcba9876543210'] } as const;
const AURORA = {
  studio: 'aurora',
  origin: 'https://games.aurora.example',
  launch: '/{game}',
  currencies: ['EUR' as const],
  limits: { largestBet: new Map([['EUR', money(500n, 'EUR')]] as const) },
};

const betOf = (minor: bigint, { isPosted = false, studioKeys = liveStudioKeys(KEYS) } = {}) =>
  requireAllowedBet(
    {
      services: { wallet: { isPosted: async () => isPosted }, studioKeys },
      sites: { studioServers: [AURORA] },
    },
    { studio: 'aurora', transactionId: 't', amount: money(minor, 'EUR') },
  );

describe('a bet', () => {
  it('above the limit of the studio is refused, unless it was posted before the limit was lowered', async () => {
    await expect(betOf(501n)).rejects.toMatchObject({
      type: 'BadRequest',
      reasons: ['aboveStudioLimit'],
      keys: { field: 'amount' },
    });
    await betOf(501n, { isPosted: true });
    await betOf(500n);
  });

  it('LIMIT-11 of a removed studio is refused, while its key is valid for wins and rollbacks', async () => {
    const studioKeys = liveStudioKeys(KEYS);
    studioKeys.replace({ borealis: KEYS.borealis }, ['aurora']);
    expect(studioKeys.current()).toEqual(KEYS);
    await expect(betOf(100n, { studioKeys })).rejects.toMatchObject({ type: 'SessionEnded', status: 403 });
    await betOf(100n, { studioKeys, isPosted: true });
    studioKeys.replace({ borealis: KEYS.borealis });
    expect(Object.keys(studioKeys.current())).toEqual(['borealis']);
  });
});
