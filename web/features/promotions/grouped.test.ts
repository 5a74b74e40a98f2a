import { describe, expect, it } from 'vitest';
import { grouped, promotionNamed, type Block } from './grouped.ts';

const promotion = (id: string, type: 'PROMOTION' | 'PROMOTION_V2'): Block => ({
  __typename: 'PromotionBlock',
  type,
  promotion: {
    id,
    audience: 'ALWAYS',
    endsAt: null,
    title: id,
    teaser: '',
    text: [],
    terms: [],
    picture: { url: '', colours: null },
    action: { type: 'DEPOSIT', link: null },
  },
});
const banner: Block = {
  __typename: 'BannerBlock',
  type: 'BANNER_MANUAL',
  title: 'banner',
  text: '',
  picture: null,
  link: { label: '', url: '/' },
};
const sports: Block = { __typename: 'TopSportsBlock', type: 'TOP_SPORTS', matches: null };

describe('the blocks of the page', () => {
  it('PROMO-07 PROMO-08 consecutive cards form a row; wide blocks do not', () => {
    const [wide, one, two] = [
      promotion('wide', 'PROMOTION_V2'),
      promotion('one', 'PROMOTION'),
      promotion('two', 'PROMOTION'),
    ];
    expect(grouped([wide, one, banner, sports, two])).toEqual([
      { kind: 'whole', block: wide },
      { kind: 'cards', blocks: [one, banner] },
      { kind: 'whole', block: sports },
      { kind: 'cards', blocks: [two] },
    ]);
    expect(grouped([])).toEqual([]);
  });

  it('OPEN-45 finds a running promotion by its id', () => {
    const blocks = [banner, promotion('one', 'PROMOTION'), sports];
    expect(promotionNamed(blocks, 'one')?.id).toBe('one');
    expect(promotionNamed(blocks, 'over')).toBeNull();
    expect(promotionNamed(blocks, 'banner')).toBeNull();
  });
});
