import { fileURLToPath } from 'node:url';
import type { BlockData, PromotionData } from '@foyer/sites/schema/promotions.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTexts } from '../messages.ts';
import { readSites } from '../readSites.ts';
import type { BrandFiles, SiteFiles } from '../siteFiles.ts';
import { siteReader } from '../reader/siteReader.ts';
import { checkPromotions } from './promotions.ts';

const BRAND = 'tivoli';
let files: SiteFiles;
let texts: Awaited<ReturnType<typeof readTexts>>;
beforeAll(async () => {
  const reader = siteReader(fileURLToPath(new URL('../../../sites/', import.meta.url)));
  [files, texts] = [await readSites(reader, {}), await readTexts(reader)];
  expect(reader.mistakes).toEqual([]);
});

const offer: PromotionData = {
  id: 'offer',
  audience: 'ALWAYS',
  title: 'places.promotions.first.title',
  teaser: 'places.promotions.first.teaser',
  text: ['places.promotions.first.text'],
  terms: ['places.promotions.age'],
  picture: { game: 'fox-and-ember' },
  action: { type: 'DEPOSIT' },
};
const show: BlockData = { type: 'PROMOTION', promotion: 'offer' };
const cardTexts = {
  title: 'places.promotions.raffle.title',
  text: 'places.promotions.raffle.text',
  label: 'places.promotions.raffle.label',
};

/** Mistakes reported when a brand has these promotions and this change. */
function mistakes(promotions: BrandFiles['promotions'], change: Partial<BrandFiles['brand']> = {}) {
  const one = files.brands.get(BRAND);
  if (!one) throw new Error('no such brand');
  const found: string[] = [];
  const brands = new Map([[BRAND, { ...one, promotions, brand: { ...one.brand, ...change } }]]);
  checkPromotions({ ...files, brands }, texts, (file, field, problem) =>
    found.push(`${file} ${field}: ${problem}`),
  );
  return found.map((mistake) => mistake.replace(`brands/${BRAND}/promotions.json `, ''));
}

const withOffer = (change: Partial<PromotionData>) => ({
  promotions: [{ ...offer, ...change }],
  blocks: [show],
});
const withBlock = (block: BlockData) => ({ promotions: [], blocks: [block] });

describe('a brand’s promotions refer to existing things', () => {
  it('OPEN-45 valid promotions have no mistake, and a brand with the page needs them', () => {
    expect(mistakes(withOffer({}))).toEqual([]);
    expect(mistakes(null)).toEqual([expect.stringContaining('is missing')]);
    expect(mistakes(null, { pages: [] })).toEqual([]);
    expect(mistakes(withOffer({}), { pages: [] })).toEqual([expect.stringContaining('no page promotions')]);
  });

  it.each<[Partial<PromotionData>, string]>([
    [{ picture: { game: 'no-game' } }, "promotions.0.picture.game: there is no open game 'no-game'"],
    [{ title: 'places.promotions.no' }, "promotions.0.title: there is no text 'places.promotions.no' in en"],
    [{ terms: ['places.promotions.age', 'places.promotions.no'] }, 'promotions.0.terms.1: there is no text'],
    [
      { title: 'places.rewards.from' },
      "promotions.0.title: 'places.rewards.from' asks for at, which nobody fills in",
    ],
    [
      { action: { type: 'PAGE_LINK', to: { page: 'calendar' }, label: 'places.promotions.no' } },
      'promotions.0.action.label',
    ],
    [
      { action: { type: 'PAGE_LINK', to: { studio: 'no-studio' }, label: 'places.promotions.age' } },
      "promotions.0.action.to.studio: there is no studio 'no-studio'",
    ],
  ])('OPEN-45 an offer with %j is reported with its field', (change, mistake) => {
    expect(mistakes(withOffer(change))).toContainEqual(expect.stringContaining(mistake));
  });

  it.each<[BlockData, string]>([
    [show, "blocks.0.promotion: there is no promotion 'offer'"],
    [{ type: 'TOP_GAMES', list: 'no-list' }, "blocks.0.list: there is no list 'no-list'"],
    [
      { ...cardTexts, type: 'BANNER_GAME', game: 'no-game' },
      "blocks.0.game: there is no open game 'no-game'",
    ],
    [{ ...cardTexts, type: 'BANNER_MANUAL', to: { list: 'no-list' } }, 'blocks.0.to.list: there is no list'],
    [
      { ...cardTexts, type: 'BANNER_MANUAL', to: { game: 'no-game' } },
      'blocks.0.to.game: there is no open game',
    ],
    [{ ...cardTexts, type: 'RAFFLE', text: 'places.promotions.no' }, 'blocks.0.text: there is no text'],
  ])('OPEN-45 a block %j is reported with its field', (block, mistake) => {
    expect(mistakes(withBlock(block))).toContainEqual(expect.stringContaining(mistake));
  });

  it('OPEN-45 a link to a page that the brand does not have is refused', () => {
    const pages = ['promotions'] as const;
    expect(mistakes(withBlock({ type: 'JACKPOT' }), { pages: [...pages] })).toEqual([
      'blocks.0.type: needs the page jackpot, which the brand has not',
    ]);
    expect(
      mistakes(withBlock({ ...cardTexts, type: 'BANNER_MANUAL', to: { page: 'rewards' } }), {
        pages: [...pages],
      }),
    ).toEqual(["blocks.0.to.page: the brand has no 'rewards'"]);
  });

  it('OPEN-45 an offer that no block shows, or two blocks show, is a mistake', () => {
    expect(mistakes({ promotions: [offer], blocks: [{ type: 'JACKPOT' }] })).toEqual([
      "promotions.0.id: no block and no door shows 'offer'",
    ]);
    expect(mistakes({ promotions: [offer, offer], blocks: [show] })).toEqual([
      "promotions.1.id: 'offer' stands here twice",
    ]);
  });

  it('OPEN-45 a text must exist in every language of the brand, without the fallback to English', () => {
    const japanese = new Map(texts).set('ja', new Map());
    const found: string[] = [];
    checkPromotions(
      { ...files, brands: new Map([...files.brands].slice(-1)) },
      japanese,
      (_file, field, problem) => found.push(`${field}: ${problem}`),
    );
    expect(found).toContain("promotions.0.title: there is no text 'places.promotions.pots.title' in ja");
  });
});

describe('the offer of the sign-in page', () => {
  const offered = (
    signInOffer: NonNullable<BrandFiles['promotions']>['signInOffer'],
    change: Partial<PromotionData> = {},
    brand: Partial<BrandFiles['brand']> = {},
  ) => mistakes({ ...withOffer(change), signInOffer }, brand);

  it('is a promotion for new players, in modes of the brand', () => {
    expect(offered({ promotion: 'offer', productModes: ['CASINO'] })).toEqual([]);
    expect(offered({ promotion: 'offer' }, { audience: 'FIRST_TIME_DEPOSIT' })).toEqual([]);
    expect(offered({ promotion: 'other' })).toEqual(["signInOffer.promotion: there is no promotion 'other'"]);
    expect(offered({ promotion: 'offer' }, { audience: 'EXISTING_DEPOSITS' })).toEqual([
      expect.stringContaining('not for new ones'),
    ]);
    expect(offered({ promotion: 'offer', productModes: ['SPORTS'] })).toEqual([
      'signInOffer.productModes: the brand has no mode SPORTS',
    ]);
  });

  it.each([
    ['the licence', { licence: 'est' }],
    ['the brand', { rules: { signInOffer: false } }],
  ] as const)('is a mistake where the rules of %s do not allow it', (_what, brand) => {
    expect(offered({ promotion: 'offer' }, {}, brand)).toEqual([expect.stringContaining('(signInOffer)')]);
  });
});
