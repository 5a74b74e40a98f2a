import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PromotionsFileSchema } from './schema/promotions.ts';

const path = (file: string) => new URL(`brands/${file}`, import.meta.url);
const read = (brand: string): Json => JSON.parse(readFileSync(path(`${brand}/promotions.json`), 'utf8'));
interface Json {
  readonly promotions: readonly Readonly<Record<string, unknown>>[];
  readonly blocks: readonly Readonly<Record<string, unknown>>[];
}
const brands = readdirSync(path('')).filter((brand) => existsSync(path(`${brand}/promotions.json`)));

describe('the promotions of the demo', () => {
  it.each(brands)('PROMO-01 %s has something for everybody, and for each number of deposits', (brand) => {
    const { promotions } = v.parse(PromotionsFileSchema, read(brand));
    expect(new Set(promotions.map(({ audience }) => audience))).toEqual(
      new Set(['ALWAYS', 'EXISTING_DEPOSITS', 'FIRST_TIME_DEPOSIT']),
    );
    expect(new Set(promotions.map(({ action }) => action.type))).toEqual(new Set(['DEPOSIT', 'PAGE_LINK']));
  });

  it('PROMO-07 together they show every kind of block', () => {
    const blocks = brands.flatMap((brand) => v.parse(PromotionsFileSchema, read(brand)).blocks);
    expect([...new Set(blocks.map(({ type }) => type))].sort()).toEqual([
      'BANNER_EXTERNAL_LINK',
      'BANNER_GAME',
      'BANNER_MANUAL',
      'JACKPOT',
      'PROMOTION',
      'PROMOTION_V2',
      'RAFFLE',
      'TOP_GAMES',
    ]);
  });
});

describe('a mistake in a brand’s promotions', () => {
  const right = read('tivoli');
  const offer = (change: object) => ({ ...right, promotions: [{ ...right.promotions[0], ...change }] });
  const block = (one: object) => ({ ...right, blocks: [one] });
  const texts = { title: 'places.promotions.a', text: 'places.promotions.b', label: 'places.promotions.c' };

  it('OPEN-45 there is none in what the others are made of', () => {
    expect(v.safeParse(PromotionsFileSchema, right).success).toBe(true);
  });

  it.each<[what: string, json: object, field: string, problem: RegExp]>([
    ['an audience nobody knows', offer({ audience: 'VIP' }), 'promotions.0.audience', /VIP/],
    ['an offer without terms', offer({ terms: [] }), 'promotions.0.terms', /./],
    ['words that are no key', offer({ title: 'Win now!' }), 'promotions.0.title', /not a text/],
    ['words of another area', offer({ teaser: 'shell.close' }), 'promotions.0.teaser', /promotions/],
    ['a day that is none', offer({ from: '1 May' }), 'promotions.0.from', /./],
    [
      'an end before the beginning',
      offer({ from: '2026-12-02', until: '2026-12-01' }),
      'promotions.0.until',
      /before the first day/,
    ],
    [
      'a picture elsewhere',
      offer({ picture: { file: '../x.svg' } }),
      'promotions.0.picture.file',
      /not a picture/,
    ],
    ['an action nobody knows', offer({ action: { type: 'CLAIM' } }), 'promotions.0.action.type', /./],
    [
      'a link without a place',
      offer({ action: { type: 'PAGE_LINK', label: 'places.promotions.c', to: '/x/' } }),
      'promotions.0.action.to',
      /names no/,
    ],
    ['a block nobody knows', block({ type: 'TOP_SPORTS' }), 'blocks.0.type', /./],
    [
      'a banner to a page anybody can change',
      block({ ...texts, type: 'BANNER_EXTERNAL_LINK', url: 'http://x.example/' }),
      'blocks.0.url',
      /https/,
    ],
    ['a page of nothing', { ...right, blocks: [] }, 'blocks', /./],
  ])('OPEN-45 %s is named with its field', (_what, json, field, problem) => {
    const { issues } = v.safeParse(PromotionsFileSchema, json);
    const text = issues?.map((issue) => [v.getDotPath(issue), issue.message]);
    expect(text).toContainEqual([field, expect.stringMatching(problem)]);
  });
});
