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
  it.each(brands)('PROMO-01 %s has promotions for each audience, with both kinds of action', (brand) => {
    const { promotions } = v.parse(PromotionsFileSchema, read(brand));
    expect(new Set(promotions.map(({ audience }) => audience))).toEqual(
      new Set(['ALWAYS', 'EXISTING_DEPOSITS', 'FIRST_TIME_DEPOSIT']),
    );
    expect(new Set(promotions.map(({ action }) => action.type))).toEqual(new Set(['DEPOSIT', 'PAGE_LINK']));
  });

  it('PROMO-07 show every kind of block', () => {
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
      'TOP_SPORTS',
    ]);
  });

  it('PROMO-11 show the featured matches on several brands, on the lobby and the promotions page', () => {
    const withSports = brands.filter((brand) => {
      const { blocks, pages } = v.parse(PromotionsFileSchema, read(brand));
      return [blocks, pages?.lobby ?? []].every((all) => all.some(({ type }) => type === 'TOP_SPORTS'));
    });
    expect(withSports.length).toBeGreaterThanOrEqual(2);
  });
});

describe('mistakes in a brand’s promotions', () => {
  const right = read('tivoli');
  const offer = (change: object) => ({ ...right, promotions: [{ ...right.promotions[0], ...change }] });
  const block = (one: object) => ({ ...right, blocks: [one] });
  const texts = { title: 'places.promotions.a', text: 'places.promotions.b', label: 'places.promotions.c' };

  it('OPEN-45 the promotions that these tests change are valid', () => {
    expect(v.safeParse(PromotionsFileSchema, right).success).toBe(true);
  });

  it.each<[what: string, json: object, field: string, problem: RegExp]>([
    ['an unknown audience', offer({ audience: 'VIP' }), 'promotions.0.audience', /VIP/],
    ['an offer without terms', offer({ terms: [] }), 'promotions.0.terms', /./],
    ['a text that is no key', offer({ title: 'Win now!' }), 'promotions.0.title', /not a text/],
    ['a text of another area', offer({ teaser: 'shell.close' }), 'promotions.0.teaser', /promotions/],
    ['an invalid day', offer({ from: '1 May' }), 'promotions.0.from', /./],
    [
      'an end before the start',
      offer({ from: '2026-12-02', until: '2026-12-01' }),
      'promotions.0.until',
      /before the first day/,
    ],
    [
      'an image outside the folder',
      offer({ picture: { file: '../x.svg' } }),
      'promotions.0.picture.file',
      /not a picture/,
    ],
    ['an unknown action', offer({ action: { type: 'CLAIM' } }), 'promotions.0.action.type', /./],
    [
      'a link without a target',
      offer({ action: { type: 'PAGE_LINK', label: 'places.promotions.c', to: '/x/' } }),
      'promotions.0.action.to',
      /names no/,
    ],
    ['an unknown block', block({ type: 'TOP_CHESS' }), 'blocks.0.type', /./],
    ['an unknown page', { ...right, pages: { jackpot: [{ type: 'JACKPOT' }] } }, 'pages.jackpot', /./],
    ['a further page without blocks', { ...right, pages: { lobby: [] } }, 'pages.lobby', /./],
    [
      'a banner with a link that is not https',
      block({ ...texts, type: 'BANNER_EXTERNAL_LINK', url: 'http://x.example/' }),
      'blocks.0.url',
      /https/,
    ],
    ['a page without blocks', { ...right, blocks: [] }, 'blocks', /./],
  ])('OPEN-45 %s is reported with its field', (_what, json, field, problem) => {
    const { issues } = v.safeParse(PromotionsFileSchema, json);
    const text = issues?.map((issue) => [v.getDotPath(issue), issue.message]);
    expect(text).toContainEqual([field, expect.stringMatching(problem)]);
  });
});
