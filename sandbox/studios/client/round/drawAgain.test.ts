import { describe, expect, it } from 'vitest';
import { loadMaths } from '../../maths/maths.ts';
import { drawSlot, type SlotMaths } from '../../maths/slot/slotRound.ts';
import { createRoundSeeds, randomOf } from '../../play/slot/roundSeeds.ts';
import { testSeeds } from '../../testing/testSeeds.ts';
import { drawFromSeed, isProven } from './drawAgain.ts';
import { stepsOf } from './steps.ts';

const slots = [...loadMaths()].flatMap(([id, maths]): [string, SlotMaths][] =>
  maths.kind === 'slot' ? [[id, maths]] : [],
);
const slot = (name: string): SlotMaths => {
  const found = slots.find(([id]) => id === name);
  if (!found) throw new Error(`no ${name}`);
  return found[1];
};

it('all nine slots can be drawn again', () => expect(slots).toHaveLength(9));

describe.each(slots)('%s', (id, maths) => {
  it('the browser draws from a seed what the server has drawn, with cascades and bonus spins', async () => {
    const seeds = testSeeds(id);
    for (let round = 0; round < 100; round += 1) {
      const { seed } = seeds.next();
      expect(await drawFromSeed(maths, seed)).toEqual(drawSlot(maths, randomOf(seed)));
    }
  });
});

describe('a round', () => {
  const made = createRoundSeeds({ secret: 'secret', nonce: () => 'one' }).next();
  const maths = slot('avalanche');
  const round = { ...made, maths, draw: drawSlot(maths, randomOf(made.seed)) };
  const other = createRoundSeeds({ secret: 'secret', nonce: () => 'two' }).next();

  it('is proven by its seed', async () => expect(await isProven(round)).toBe(true));

  it.each([
    ['with another result', { draw: { ...round.draw, coins: round.draw.coins + 1 } }],
    ['with another seed', { seed: other.seed }],
    ['with another commitment', { commitment: other.commitment }],
    ['with a seed and commitment that its number does not name', { ...other, roundId: made.roundId }],
    ['with other reel strips', { maths: { ...maths, model: slot('grove').model } }],
  ])('is not proven %s', async (_name, change) =>
    expect(await isProven({ ...round, ...change })).toBe(false),
  );
});

/** The first round of a slot that fulfils a condition. */
function roundOf(name: string, isWanted: (draw: ReturnType<typeof drawSlot>) => boolean) {
  const [maths, seeds] = [slot(name), testSeeds(name)];
  for (let round = 0; round < 5000; round += 1) {
    const draw = drawSlot(maths, randomOf(seeds.next().seed));
    if (isWanted(draw)) return { maths, draw };
  }
  throw new Error('no such round');
}

describe('the steps of a round', () => {
  it('of a slot are one spin', () => {
    const { maths, draw } = roundOf('grove', () => true);
    expect(stepsOf(draw, maths)).toEqual([
      { kind: 'spin', number: 1, window: draw.window, wins: draw.wins, multiplier: 1, coins: draw.coins },
    ]);
  });

  it('of a cascading slot are its drops with their multipliers', () => {
    const { maths, draw } = roundOf('avalanche', ({ drops }) => drops.length > 2);
    const steps = stepsOf(draw, maths);
    expect(steps.map(({ kind, number }) => [kind, number])).toEqual(
      draw.drops.map((_, index) => ['drop', index + 1]),
    );
    expect(steps.map(({ multiplier }) => multiplier)).toEqual(draw.drops.map(({ multiplier }) => multiplier));
  });

  it('with bonus spins are the spin and each bonus spin as it paid', () => {
    const { maths, draw } = roundOf('orchard', ({ bonusSpins }) =>
      bonusSpins.some(({ window }) => window.some((column) => column.includes('wild'))),
    );
    const [first, ...bonus] = stepsOf(draw, maths);
    expect(first).toMatchObject({ kind: 'spin', window: draw.window });
    expect(bonus).toHaveLength(draw.bonusSpins.length);
    for (const { kind, window } of bonus) {
      expect(kind).toBe('bonusSpin');
      for (const column of window)
        if (column.includes('wild')) expect(new Set(column)).toEqual(new Set(['wild']));
    }
  });
});
