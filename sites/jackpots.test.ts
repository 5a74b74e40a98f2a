import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { JackpotFileSchema, FULL_SHARE } from './schema/jackpot.ts';

const path = (file: string) => new URL(`brands/${file}`, import.meta.url);
const read = (brand: string): Json => JSON.parse(readFileSync(path(`${brand}/jackpot.json`), 'utf8'));
interface Json {
  [field: string]: unknown;
  readonly pots: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
}
const brands = readdirSync(path('')).filter((brand) => existsSync(path(`${brand}/jackpot.json`)));

describe('the jackpots of the demo', () => {
  it.each(brands)(
    'FAIR-03 of %s cover the seed amounts of their pots, with the odds that they state',
    (brand) => {
      const { pots } = v.parse(JackpotFileSchema, read(brand));
      const drawn = [pots.mega, pots.major, pots.minor];
      // Per euro contributed: the share that no pot takes must cover the average cost of reseeding the pots after
      // wins.
      const reserve =
        (FULL_SHARE - drawn.reduce((sum, { share }) => sum + share, pots.shared?.share ?? 0)) / FULL_SHARE;
      const seeds = drawn.reduce((sum, { seed, oneIn }) => sum + Number(seed.minor) / 100 / oneIn, 0);
      expect(reserve).toBeGreaterThanOrEqual(seeds);
    },
  );

  it.each(brands)(
    'JACK-41 the logo, the win image and the banners of %s are safe, self-contained SVG',
    (brand) => {
      const jackpot = v.parse(JackpotFileSchema, read(brand));
      const { logo, winnerNotificationImage, desktopImage, mobileImage } = jackpot;
      for (const name of [logo, winnerNotificationImage, desktopImage, mobileImage]) {
        const picture = readFileSync(path(`${brand}/${name}`), 'utf8');
        expect(picture).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
        expect(picture).not.toMatch(/<script|<style|<foreignObject|<image|href|url\(|\son\w+=/i);
        expect(picture.length).toBeLessThan(10_000);
      }
    },
  );

  it('JACK-41 no two brands share an image', () => {
    const pictures = brands.flatMap((brand) => {
      const { logo, winnerNotificationImage, desktopImage, mobileImage } = v.parse(
        JackpotFileSchema,
        read(brand),
      );
      return [logo, winnerNotificationImage, desktopImage, mobileImage].map((name) =>
        readFileSync(path(`${brand}/${name}`), 'utf8'),
      );
    });
    expect(new Set(pictures).size).toBe(4 * brands.length);
  });

  it.each(brands)('JACK-04 the title rows of %s have texts', (brand) => {
    const { titleRows } = v.parse(JackpotFileSchema, read(brand));
    const texts: object = JSON.parse(
      readFileSync(new URL('locales/en/jackpot.json', import.meta.url), 'utf8'),
    );
    for (const key of titleRows) expect(texts).toHaveProperty([key]);
  });

  const right = read('tivoli');
  const pot = (id: string, change: object) => ({
    ...right,
    pots: { ...right.pots, [id]: { ...right.pots[id], ...change } },
  });
  it.each<[what: string, json: object, field: string, problem: RegExp]>([
    ['a seed amount that is no amount', pot('mega', { seed: '10.001' }), 'pots.mega.seed', /not an amount/],
    ['a seed amount of zero', pot('mega', { seed: '0' }), 'pots.mega.seed', /above zero/],
    ['a seed amount above the ceiling', pot('major', { seed: '5000.00' }), 'pots.major', /ceiling/],
    ['odds of zero', pot('minor', { oneIn: 0 }), 'pots.minor.oneIn', /./],
    ['a time limit of zero', pot('minor', { mustDropWithinHours: 0 }), 'pots.minor.mustDropWithinHours', /./],
    ['shares above 100 %', pot('mega', { share: 9_000 }), 'pots', /more than the whole/],
    ['a shared pot without winners', pot('shared', { winners: 0 }), 'pots.shared.winners', /./],
    ['an unknown pot', pot('giga', { share: 1 }), 'pots.giga', /./],
    [
      'contributions out of order',
      { ...right, contributions: { EUR: { options: ['0.10', '0.05'], initial: '0.05' } } },
      'contributions.EUR',
      /order/,
    ],
    [
      'an initial contribution that is not an option',
      { ...right, contributions: { EUR: { options: ['0.05'], initial: '0.10' } } },
      'contributions.EUR',
      /none of the options/,
    ],
    [
      'a contribution with more decimals than its currency',
      { ...right, contributions: { JPY: { options: ['0.5'], initial: '0.5' } } },
      'contributions.JPY',
      /JPY/,
    ],
    ['an unknown currency', { ...right, contributions: { XXX: {} } }, 'contributions.XXX', /./],
    ['a period of zero hours', { ...right, periodHours: 0 }, 'periodHours', /./],
    ['no title row', { ...right, titleRows: [] }, 'titleRows', /./],
    ['a title row of another area', { ...right, titleRows: ['shell.close'] }, 'titleRows.0', /jackpot/],
    ['an image outside the folder', { ...right, logo: '../secret.svg' }, 'logo', /picture/],
  ])('%s is reported with its field', (_what, json, field, problem) => {
    const { issues } = v.safeParse(JackpotFileSchema, json);
    const text = issues?.map((issue) => [v.getDotPath(issue), issue.message]);
    expect(text).toContainEqual([field, expect.stringMatching(problem)]);
  });
});
