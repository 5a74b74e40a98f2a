import { describe, expect, test } from 'vitest';
import { featuresOf, type Described } from './features.ts';
import { nameGrade } from './names.ts';
import { compareIdentities, type MatchScore } from './score.ts';

const ZBYGNIEWA: Described = {
  firstName: 'Zbygniewa',
  lastName: 'Quillfeather',
  birthDate: '1979-11-21',
  email: 'z.quill@example.com',
};
const HORACE: Described = { ...ZBYGNIEWA, firstName: 'Horace', lastName: 'Chapin' };

const rating = (one: Described, other: Described): MatchScore =>
  compareIdentities(featuresOf(one), featuresOf({ ...other, email: 'other@example.org' })).rating;

describe('EXCLUSION-06 the excluded player with their own birth date and', () => {
  test.each<readonly [string, Described, Partial<Described>, MatchScore]>([
    ['Cyrillic letters that look the same', HORACE, { firstName: 'Ноrасе', lastName: 'Сһаріn' }, 'certain'],
    ['Greek letters that look the same', HORACE, { firstName: 'Ηοrαcε', lastName: 'Chαρiη' }, 'certain'],
    ['Cherokee letters', ZBYGNIEWA, { firstName: 'Ꮓbygniewa', lastName: 'Quillfeaꭲhꭼꭱ' }, 'certain'],
    ['digits for letters', ZBYGNIEWA, { firstName: 'Zbygn1ewa', lastName: 'Qu1llf3ath3r' }, 'certain'],
    ['digits for many letters', ZBYGNIEWA, { firstName: '2bygn13w4', lastName: 'Qu111f34th3r' }, 'certain'],
    [
      'a name spaced out',
      ZBYGNIEWA,
      { firstName: 'Z b y g n i e w a', lastName: 'Q u i l l f e a t h e r' },
      'certain',
    ],
    ['a name in pieces', ZBYGNIEWA, { firstName: 'Zb.yg.ni.ew.a', lastName: 'Qu.il.lf.ea.th.er' }, 'certain'],
    ['a name divided elsewhere', ZBYGNIEWA, { firstName: 'Zbygni', lastName: 'ewaQuillfeather' }, 'certain'],
    [
      'five words before each name',
      ZBYGNIEWA,
      { firstName: 'A B C D E Zbygniewa', lastName: 'A B C D E Quillfeather' },
      'certain',
    ],
    [
      'five middle names before the own one',
      ZBYGNIEWA,
      { firstName: 'Anna Maria Sofia Johanna Elina Zbygniewa' },
      'certain',
    ],
    [
      'signs between letters',
      ZBYGNIEWA,
      { firstName: 'Zby😀gn😀iewa', lastName: 'Qu\u2800illfe+ather' },
      'certain',
    ],
    [
      'a name written backwards',
      ZBYGNIEWA,
      { firstName: '\u202eaweingybZ', lastName: '\u202erehtaefllioQ\u202c' },
      'certain',
    ],
    ['an initial', ZBYGNIEWA, { firstName: 'Z.' }, 'likely'],
    ['another initial', ZBYGNIEWA, { firstName: 'K.' }, 'unlikely'],
    ['initials alone', ZBYGNIEWA, { firstName: 'Z', lastName: 'Q' }, 'unlikely'],
  ])('%s', (_, excluded, changed, expected) => {
    expect(rating(excluded, { ...excluded, ...changed })).toBe(expected);
    expect(rating({ ...excluded, ...changed }, excluded)).toBe(expected);
  });
});

test('EXCLUSION-06 names of many similar words are compared within 500 ms', () => {
  const words = 'ob od of og ol om on op or os'.split(' ');
  const name = (all: readonly string[]) => ({
    firstName: all.slice(0, 5).join(' '),
    lastName: all.slice(5).join(' '),
  });
  const began = performance.now();
  expect(nameGrade(name(words), name(words.toReversed()))).toBe('same');
  const other = words.map((word) => word.replace(/.$/, (last) => (last === 's' ? 't' : `${last}t`)));
  nameGrade(name(words), name(other));
  // Trying every order of ten words would take about twenty seconds.
  expect(performance.now() - began).toBeLessThan(500);
});
