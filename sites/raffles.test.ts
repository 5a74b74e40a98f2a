import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { DROP_TYPES } from '@foyer/contract/raffle/drops.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { RaffleFileSchema } from './schema/raffle.ts';

const path = (file: string) => new URL(`brands/${file}`, import.meta.url);
const read = (brand: string): Json => JSON.parse(readFileSync(path(`${brand}/raffle.json`), 'utf8'));
type Json = Readonly<Record<string, unknown>> & { readonly prizes: Readonly<Record<string, unknown>> };
const brands = readdirSync(path('')).filter((brand) => existsSync(path(`${brand}/raffle.json`)));

describe('the raffles of the demo', () => {
  it.each(brands)('RAFF-12 of %s have larger prizes in longer drops', (brand) => {
    const { prizes } = v.parse(RaffleFileSchema, read(brand));
    const sums = DROP_TYPES.map((type) => prizes[type].reduce((sum, { minor }) => sum + minor, 0n));
    expect(sums).toEqual(sums.toSorted((one, other) => (one < other ? -1 : 1)));
  });

  it.each(brands)('RAFF-03 of %s have a ticket price of one euro', (brand) => {
    expect(v.parse(RaffleFileSchema, read(brand)).ticketPrice).toEqual({ minor: 100n, currency: 'EUR' });
  });

  it.each(brands)('RAFF-16 both images of %s are safe, self-contained SVG', (brand) => {
    const { pageDesktopBackgroundImage, pageMobileBackgroundImage } = v.parse(RaffleFileSchema, read(brand));
    for (const name of [pageDesktopBackgroundImage, pageMobileBackgroundImage]) {
      const picture = readFileSync(path(`${brand}/${name}`), 'utf8');
      expect(picture).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
      expect(picture).not.toMatch(/<script|<style|<foreignObject|<image|href|url\(|\son\w+=/i);
      expect(picture.length).toBeLessThan(10_000);
    }
  });

  const right = read('tivoli');
  const prizes = (type: string, list: unknown) => ({ ...right, prizes: { ...right.prizes, [type]: list } });
  it.each<[what: string, json: object, field: string, problem: RegExp]>([
    ['a ticket price of zero', { ...right, ticketPrice: '0' }, 'ticketPrice', /above zero/],
    ['a price that is no amount', { ...right, ticketPrice: '1.001' }, 'ticketPrice', /not an amount/],
    ['a price in words', { ...right, ticketPrice: 1 }, 'ticketPrice', /string/],
    ['a drop without a prize', prizes('hourly', []), 'prizes.hourly', /no prize/],
    ['a prize of nothing', prizes('daily', ['5.00', '0.00']), 'prizes.daily.1', /above zero/],
    ['a prize below nothing', prizes('daily', ['-5.00']), 'prizes.daily.0', /above zero/],
    ['prizes out of order', prizes('weekly', ['5.00', '6.00']), 'prizes.weekly', /largest first/],
    ['more prizes than anybody reads', prizes('weekly', Array(101).fill('1.00')), 'prizes.weekly', /100/],
    ['a drop nobody knows', prizes('monthly', ['5.00']), 'prizes.monthly', /./],
    [
      'a drop that is missing',
      { ...right, prizes: { hourly: ['5.00'], daily: ['5.00'] } },
      'prizes.weekly',
      /./,
    ],
    ['no studio', { ...right, studios: [] }, 'studios', /no studio/],
    ['a studio twice', { ...right, studios: ['kvarn', 'otterby', 'kvarn'] }, 'studios', /twice/],
    ['a studio by its name', { ...right, studios: ['Kvarn'] }, 'studios.0', /slug/],
    ['a factor of zero', { ...right, studioFactor: 0 }, 'studioFactor', /./],
    ['a fractional factor', { ...right, studioFactor: 1.5 }, 'studioFactor', /./],
    ['a factor above the maximum', { ...right, studioFactor: 11 }, 'studioFactor', /./],
    [
      'an image outside the folder',
      { ...right, pageMobileBackgroundImage: '../secret.svg' },
      'pageMobileBackgroundImage',
      /picture/,
    ],
    ['an unknown field', { ...right, colour: 'red' }, 'colour', /./],
  ])('%s is reported with its field', (_what, json, field, problem) => {
    const { issues } = v.safeParse(RaffleFileSchema, json);
    const text = issues?.map((issue) => [v.getDotPath(issue), issue.message]);
    expect(text).toContainEqual([field, expect.stringMatching(problem)]);
  });
});
