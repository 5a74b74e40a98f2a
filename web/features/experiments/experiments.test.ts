import { expect, test } from 'vitest';
import type { Experiments } from '@foyer/contract/site/experimentsSchema.ts';
import type { ExperimentSite } from '@foyer/contract/content/runningExperiments.ts';
import { draw } from './draw.ts';
import { drawVariations } from './experiments.ts';

/** Deterministic pseudorandom number generator. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test('EXP-03 draws variants by their weights', () => {
  const random = seeded(7);
  const drawn = { a: 0, b: 0, c: 0 };
  for (let visit = 0; visit < 20_000; visit++) {
    const value = draw(
      [
        { value: 'a', weight: 50 },
        { value: 'b', weight: 30 },
        { value: 'c', weight: 20 },
      ] as const,
      random,
    );
    drawn[value]++;
  }
  expect(drawn.a / 20_000).toBeCloseTo(0.5, 1);
  expect(drawn.b / 20_000).toBeCloseTo(0.3, 1);
  expect(drawn.c / 20_000).toBeCloseTo(0.2, 1);
});

test.each([
  [0, 'b'],
  [0.4999, 'b'],
  [0.5, 'c'],
  [0.9999, 'c'],
])('EXP-03 at %d the draw is %s; a zero weight is never drawn', (number, value) => {
  const choices = [
    { value: 'a', weight: 0 },
    { value: 'b', weight: 1 },
    { value: 'c', weight: 1 },
  ] as const;
  expect(draw(choices, () => number)).toBe(value);
});

test('EXP-03 draws the first value if all weights are zero', () => {
  expect(
    draw(
      [
        { value: 'a', weight: 0 },
        { value: 'b', weight: 0 },
      ],
      () => 0.9,
    ),
  ).toBe('a');
});

const HARBOUR = { registration: 'REGILY', loginFlow: 'Sms' } as const;

interface Stored {
  readonly flag?: string;
  readonly drawn?: string;
}

/** What is stored after a visit whose random number leads to the last variation. */
function storedBy(site: ExperimentSite, { flag, drawn }: Stored = {}): readonly string[] {
  const stored: string[] = [];
  drawVariations(site, {
    flagOf: () => flag ?? null,
    cookies: {
      get: () => drawn ?? null,
      keep: (cookie, value) => void stored.push(`${cookie}=${value}`),
    },
    random: () => 0.99,
  });
  return stored;
}

const EVENLY = { menu1: 1, menu2: 1, menu3: 1 };
const menu = (weights: Experiments['menu'], stored?: Stored) =>
  storedBy({ ...HARBOUR, experiments: { menu: weights } }, stored);

test('EXP-03 a brand’s weights decide, and nothing is drawn without one', () => {
  expect(menu(EVENLY)).toEqual(['variant.menu=menu3']);
  expect(menu({ menu1: 1, menu2: 1 })).toEqual(['variant.menu=menu2']);
  expect(menu({ menu1: 0 })).toEqual([]);
  expect(storedBy({ ...HARBOUR, experiments: {} })).toEqual([]);
});

test('EXP-01 keeps an earlier draw until its variation ends', () => {
  expect(menu(EVENLY, { drawn: 'menu1' })).toEqual(['variant.menu=menu1']);
  expect(menu({ menu2: 1, menu3: 1 }, { drawn: 'menu1' })).toEqual(['variant.menu=menu3']);
  expect(menu(EVENLY, { drawn: 'noon' })).toEqual(['variant.menu=menu3']);
});

test('EXP-04 a flag takes precedence over an earlier draw', () => {
  expect(menu(EVENLY, { flag: 'menu1', drawn: 'menu2' })).toEqual(['variant.menu=menu1']);
});

test.each([
  [{ registration: 'REGILY', loginFlow: 'Sms' }, true],
  [{ registration: 'DINO', loginFlow: 'Piq' }, true],
  [{ registration: 'REGILY', loginFlow: 'Keycloak' }, false],
  [{ registration: 'TRUSTLY', loginFlow: 'Trustly' }, false],
] as const)('EXP-10 EXP-11 with %j the experiments about the form of ours run: %s', (site, isOurs) => {
  const experiments = { registration_form: { regily: 1 }, landing_registration: { button: 1 } };
  const drawn = ['variant.registration_form=regily', 'variant.landing_registration=button'];
  expect(storedBy({ ...site, experiments })).toEqual(isOurs ? drawn : []);
});
