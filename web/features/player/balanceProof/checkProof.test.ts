import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatKey } from '@foyer/contract/wallet/seals/signedNote.ts';
import { leafOf, newTestKey, proofOf } from '@foyer/contract/wallet/seals/testing/sampleTree.ts';
import { checkProof } from './checkProof.ts';

afterEach(() => vi.unstubAllGlobals());

async function sample() {
  const key = await newTestKey();
  const { proof } = proofOf([leafOf(12_34n, 1_00n, 0), leafOf(5_00n, 0n, 1)], 0, key);
  return { proof, keys: [formatKey(key)] };
}

describe('MONEY-12 the check of a proof in the browser', () => {
  it('says the day, the player’s balance and what the brand owes all players', async () => {
    const { proof, keys } = await sample();
    expect(await checkProof(JSON.stringify(proof), keys)).toEqual({
      verdict: 'right',
      day: '2026-11-23',
      real: { amount: '12.34', currency: 'EUR' },
      bonus: { amount: '1.00', currency: 'EUR' },
      owed: { amount: '18.34', currency: 'EUR' },
    });
  });

  it('refuses a changed balance', async () => {
    const { proof, keys } = await sample();
    expect(await checkProof(JSON.stringify({ ...proof, real: '1' }), keys)).toEqual({ verdict: 'wrong' });
  });

  it.each([undefined, { importKey: async () => Promise.reject(new Error('not supported')) }])(
    'says so where the browser cannot verify signatures',
    async (subtle) => {
      const { proof, keys } = await sample();
      vi.stubGlobal('crypto', { subtle });
      expect(await checkProof(JSON.stringify(proof), keys)).toEqual({ verdict: 'unsupported' });
    },
  );
});
