import { expect, test } from 'vitest';
import { memoryStorage } from '../../transport/storage/testing/cookieJar.ts';
import { draw } from './draw.ts';
import { tryForms } from './experiments.ts';
import { flagKey, type Draws } from './experiments.ts';
import { tryThemes } from './experiments.ts';

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

interface Flags {
  readonly flag?: string;
  readonly drawn?: string;
}

/** What is stored after a visit whose draw returns the last variant. */
function storedBy(name: Parameters<typeof flagKey>[0], { flag, drawn }: Flags, run: (draws: Draws) => void) {
  const flags = memoryStorage();
  if (flag) flags.setItem(flagKey(name), flag);
  const stored: [string, string][] = [];
  const cookies = {
    get: () => drawn ?? null,
    keep: (cookie: string, value: string) => void stored.push([cookie, value]),
  };
  run({ flags, cookies, random: () => 0.99 });
  return stored;
}

const tried = (themeCount: number, chosen: Flags = {}) =>
  storedBy('theme', chosen, (draws) => tryThemes({ themeCount, ...draws }));

test('EXP-08 draws nothing for a brand with one theme', () => {
  expect(tried(1)).toEqual([]);
});

test('EXP-08 draws one of the brand’s themes', () => {
  expect(tried(2)).toEqual([['variant.theme', 'theme2']]);
  expect(tried(5)).toEqual([['variant.theme', 'theme3']]);
});

test('EXP-01 keeps an earlier draw', () => {
  expect(tried(3, { drawn: 'theme1' })).toEqual([['variant.theme', 'theme1']]);
  expect(tried(2, { drawn: 'theme3' })).toEqual([['variant.theme', 'theme2']]);
});

test('EXP-04 a flag in local storage takes precedence', () => {
  expect(tried(3, { flag: 'theme1', drawn: 'theme2' })).toEqual([['variant.theme', 'theme1']]);
  expect(tried(3, { flag: 'noon', drawn: 'theme2' })).toEqual([['variant.theme', 'theme2']]);
});

const triedForm = (registration: 'REGILY' | 'DINO' | 'TRUSTLY', loginFlow: string, chosen: Flags = {}) =>
  storedBy('registration_form', chosen, (draws) =>
    tryForms({ settings: { registration, loginFlow }, ...draws }),
  );

test('EXP-10 draws a form variant only where the form is ours', () => {
  expect(triedForm('REGILY', 'Sms')).toEqual([['variant.registration_form', 'dino']]);
  expect(triedForm('DINO', 'Piq')).toEqual([['variant.registration_form', 'dino']]);
  expect(triedForm('REGILY', 'Keycloak')).toEqual([]);
  expect(triedForm('TRUSTLY', 'Trustly')).toEqual([]);
});

test('EXP-10 EXP-04 keeps an earlier form variant unless a tester’s flag is set', () => {
  expect(triedForm('REGILY', 'Sms', { drawn: 'regily' })).toEqual([['variant.registration_form', 'regily']]);
  expect(triedForm('REGILY', 'Sms', { drawn: 'regily', flag: 'dino' })).toEqual([
    ['variant.registration_form', 'dino'],
  ]);
});
