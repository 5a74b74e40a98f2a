import { expect, it } from 'vitest';
import { playerId } from '@foyer/domain/ids.ts';
import { decryptNationalId, encryptNationalId } from './nationalIds.ts';

const player = playerId('p1');
const CODE = '37911020270';

it('EXCLUSION-10 a national id is stored encrypted, readable with its key or the one that replaces it', () => {
  const stored = encryptNationalId(['first secret'], player, CODE);
  expect(stored.includes(CODE)).toBe(false);
  expect(decryptNationalId(['first secret'], player, stored)).toBe(CODE);
  expect(decryptNationalId(['second secret', 'first secret'], player, stored)).toBe(CODE);
  expect(encryptNationalId(['first secret'], player, CODE)).not.toEqual(stored);
});

it('EXCLUSION-10 it cannot be read with another key, of another player, or after a change', () => {
  const stored = encryptNationalId(['first secret'], player, CODE);
  expect(decryptNationalId(['second secret'], player, stored)).toBeNull();
  expect(decryptNationalId(['first secret'], playerId('p2'), stored)).toBeNull();
  const changed = Buffer.from(stored);
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  for (const damaged of [changed, stored.subarray(0, 20), Buffer.alloc(0)])
    expect(decryptNationalId(['first secret'], player, damaged)).toBeNull();
});
