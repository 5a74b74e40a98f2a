import { expect, it } from 'vitest';
import { commitmentTo } from '../../../maths/commitment.ts';
import { createSpinProofs, matchesCommitment } from './spinProofs.ts';

const win = { amount: '0.00', currency: 'EUR' } as const;
const spun = (name: string) => ({ roundId: name, win, seed: name });

it('compares the revealed seed with the commitment that the page had before the spin', async () => {
  const proofs = createSpinProofs();
  proofs.setNext({ nextCommitment: commitmentTo('one') });
  proofs.add(spun('one'));
  proofs.setNext({ nextCommitment: commitmentTo('two') });
  proofs.add(spun('another'));
  const verdicts = await Promise.all(proofs.past().map(matchesCommitment));
  expect(proofs.past().map(({ seed }) => seed)).toEqual(['another', 'one']);
  expect(verdicts).toEqual([false, true]);
});

it('says nothing of a spin whose commitment it did not have', () => {
  const proofs = createSpinProofs();
  proofs.add(spun('resumed'));
  proofs.setNext({ nextCommitment: commitmentTo('refused') });
  proofs.clearNext();
  expect(proofs.next()).toBeNull();
  proofs.add(spun('played'));
  expect(proofs.past()).toEqual([]);
});

it('lists the last ten spins', () => {
  const proofs = createSpinProofs();
  for (let spin = 1; spin <= 12; spin += 1) {
    proofs.setNext({ nextCommitment: commitmentTo(`${spin}`) });
    proofs.add(spun(`${spin}`));
  }
  expect(proofs.past().map(({ roundId }) => roundId)).toEqual('12 11 10 9 8 7 6 5 4 3'.split(' '));
});
