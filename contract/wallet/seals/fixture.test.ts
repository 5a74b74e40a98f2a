import { expect, it } from 'vitest';
import fixture from '../fixtures/balanceProof.json' with { type: 'json' };
import { verifyProof } from './balanceProof.ts';
import { findListError, splitList } from './checkpoint.ts';
import { parseKey } from './signedNote.ts';

it('MONEY-12 the example for authors of other verifiers is right', async () => {
  const keys = [await parseKey(fixture.publicKey)];
  expect(await findListError(fixture.checkpoints, keys)).toBe(null);
  expect(splitList(fixture.checkpoints).at(-1)).toBe(fixture.proof.note);
  expect(await verifyProof(JSON.stringify(fixture.proof), keys)).toMatchObject({ isRight: true });
});
