import { fileURLToPath } from 'node:url';
import { CalendarFileSchema, type CalendarFile } from '@foyer/sites/schema/calendar.ts';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTexts } from '../../messages.ts';
import { readSites } from '../../readSites.ts';
import type { BrandFiles, SiteFiles } from '../../siteFiles.ts';
import { siteReader } from '../../reader/siteReader.ts';
import { checkCalendars } from './calendars.ts';

const BRAND = 'tivoli';
let files: SiteFiles;
let texts: Awaited<ReturnType<typeof readTexts>>;
beforeAll(async () => {
  const reader = siteReader(fileURLToPath(new URL('../../../../sites/', import.meta.url)));
  [files, texts] = [await readSites(reader, {}), await readTexts(reader)];
  expect(reader.mistakes).toEqual([]);
});

const game = {
  type: 'BANNER_GAME',
  text: 'places.promotions.door.pick',
  label: 'places.promotions.door.label',
  game: 'fox-and-ember',
} as const;
const right: CalendarFile = {
  from: '2026-12-01',
  repeats: false,
  pastDoors: 'shut',
  previewDoors: 0,
  picture: 'fox-and-ember',
  scene: 'midnight-marmalade',
  doors: [[game], [{ type: 'PROMOTION', promotion: 'three-pots' }]],
};

/** Mistakes reported when a brand has this calendar and this change. */
function mistakes(calendar: CalendarFile | null, change: Partial<BrandFiles['brand']> = {}) {
  const one = files.brands.get(BRAND);
  if (!one) throw new Error('no such brand');
  const found: string[] = [];
  const brands = new Map([[BRAND, { ...one, calendar, brand: { ...one.brand, ...change } }]]);
  checkCalendars({ ...files, brands }, texts, (file, field, problem) =>
    found.push(`${file} ${field}: ${problem}`),
  );
  return found.map((mistake) => mistake.replace(`brands/${BRAND}/calendar.json `, ''));
}
const withDoor = (...door: CalendarFile['doors'][number]) => ({ ...right, doors: [[game], door] });

describe('a brand’s countdown refers to existing things', () => {
  it('OPEN-44 a valid calendar has no mistake, and a brand with the page needs one', () => {
    expect(mistakes(right)).toEqual([]);
    expect(mistakes(null)).toEqual([expect.stringContaining('is missing')]);
    expect(mistakes(null, { pages: ['promotions'] })).toEqual([]);
    expect(mistakes(right, { pages: ['promotions'] })).toEqual([expect.stringContaining('no page calendar')]);
  });

  it.each<[CalendarFile, string]>([
    [{ ...right, picture: 'no-game' }, "picture: there is no open game 'no-game'"],
    [{ ...right, scene: 'no-game' }, "scene: there is no open game 'no-game'"],
    [withDoor({ ...game, game: 'no-game' }), "doors.1.0.game: there is no open game 'no-game'"],
    [withDoor(game, { ...game, text: 'places.promotions.no' }), 'doors.1.1.text: there is no text'],
    [
      withDoor({ type: 'PROMOTION', promotion: 'no-offer' }),
      "doors.1.0.promotion: there is no promotion 'no-offer'",
    ],
    [
      withDoor({ type: 'PROMOTION', promotion: 'first-deposit' }),
      "doors.1.0.promotion: 'first-deposit' is not for everybody",
    ],
  ])('OPEN-44 %j is reported with its field', (calendar, mistake) => {
    expect(mistakes(calendar)).toContainEqual(expect.stringContaining(mistake));
  });

  const reward = {
    type: 'BANNER_MANUAL',
    title: 'places.promotions.gift.title',
    text: 'places.promotions.gift.text',
    label: 'places.promotions.gift.label',
    to: { page: 'rewards' },
    gives: {
      name: 'places.promotions.gift.name',
      amounts: { EUR: '1.00', CAD: '1.50' } as Record<string, string>,
      hours: 48,
    },
  };
  const giving = (change: object = {}, gives: object = {}) =>
    v.safeParse(CalendarFileSchema, {
      ...right,
      doors: [[game], [{ ...reward, ...change, gives: { ...reward.gives, ...gives } }]],
    });

  it('OPEN-44 a door with a reward has amounts in all currencies, links to the rewards page, and has no other block', () => {
    const door = (...change: Parameters<typeof giving>) => {
      const result = giving(...change);
      return result.success ? (result.output.doors[1] ?? []) : expect.fail('not a countdown');
    };
    expect(mistakes(withDoor(...door()))).toEqual([]);
    expect(mistakes(withDoor(...door(), game))).toEqual([
      expect.stringContaining('doors.1.0.gives: stands beside'),
    ]);
    expect(mistakes(withDoor(...door({ to: { page: 'raffle' } })))).toEqual([
      'doors.1.0.to: is not the page rewards, where what it gives is claimed',
    ]);
    expect(mistakes(withDoor(...door({}, { amounts: { EUR: '1.00' } })))).toEqual([
      'doors.1.0.gives.amounts: has none in CAD, which accounts are kept in',
    ]);
    expect(mistakes(withDoor(...door({}, { name: 'places.promotions.no' })))).toEqual([
      expect.stringContaining('doors.1.0.gives.name: there is no text'),
    ]);
    for (const [field, gives] of [
      ['amounts', { amounts: { EUR: '0.00' } }],
      ['amounts', { amounts: { EUR: '1.001' } }],
      ['hours', { hours: 0 }],
    ] as const)
      expect(giving({}, gives).issues?.map((issue) => v.getDotPath(issue))).toEqual([
        `doors.1.0.gives.${field}`,
      ]);
  });

  it('OPEN-44 a block for some players may come before the one for all', () => {
    expect(mistakes(withDoor({ type: 'PROMOTION', promotion: 'first-deposit' }, game))).toEqual([]);
  });

  it.each<[what: string, json: object, field: string, problem: RegExp]>([
    ['a day that is none', { ...right, from: '1 December' }, 'from', /not a day/],
    ['a day that there is not', { ...right, from: '2026-02-30' }, 'from', /no such day/],
    ['a rule nobody knows', { ...right, pastDoors: 'maybe' }, 'pastDoors', /./],
    ['a door that holds nothing', { ...right, doors: [[game], []] }, 'doors.1', /holds nothing/],
    [
      'a door that holds the pots',
      { ...right, doors: [[game], [{ type: 'JACKPOT' }]] },
      'doors.1.0.type',
      /./,
    ],
    ['a word too much', { ...right, prize: '5.00' }, 'prize', /./],
    ['a single door', { ...right, doors: [[game]] }, 'doors', /./],
  ])('OPEN-44 %s is reported with its field', (_what, json, field, problem) => {
    const { issues } = v.safeParse(CalendarFileSchema, json);
    const report = issues?.map((issue) => [v.getDotPath(issue), issue.message]);
    expect(report).toContainEqual([field, expect.stringMatching(problem)]);
  });
});
