import { describe, expect, test } from 'vitest';
import { featuresOf, type Described } from './features.ts';
import { isCommonName, nameGrade, type NameGrade } from './names.ts';
import { joinedWords, nameWords, personWords } from './nameWords.ts';
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

const named = (name: string) => {
  const [firstName = '', lastName = ''] = name.split('/');
  return { firstName, lastName };
};

describe('EXCLUSION-06 two names', () => {
  test.each<readonly [string, string, NameGrade]>([
    // These names have the same number of words: in a longer word two letters may differ, in a short one only one.
    ['Tove/Lindqvist', 'Tove/Lindqvist', 'same'],
    ['Tove/', 'Tove/', 'same'],
    ['Tove/Lindqvist', 'Tova/Lindqvist', 'oneTypo'],
    ['Tomas/Lindqvist', 'Tumos/Lindqvist', 'twoTypos'],
    ['Tova Lind/Bergman', 'Tove Lint/Bergmon', 'alike'],
    ['Tove/Lindqvist', 'Tona/Lindqvist', 'sameFamilyName'],
    ['Tove/Lindqvist', 'Tovas/Lindqvist', 'sameFamilyName'],
    ['Tove/Lindqvist', 'Tina/Lindqvist', 'sameFamilyName'],
    ['Tove/Lindqvist', 'Rasmus/Lindqist', 'sameFamilyName'],
    ['Tove/Lindqvist', 'Tovi/Berg', 'sameGivenName'],
    ['Tove/Lindqvist', 'Rasmus/Berg', 'different'],
    // Two persons share a given or family name only if that word has at least three letters.
    ['Lin/Tamm', 'Lin/Raud', 'sameGivenName'],
    ['Li/Tamm', 'Li/Raud', 'different'],
    // A word of two letters may have one typo.
    ['Li/Tamm', 'Lu/Tamm', 'oneTypo'],
    // Equal words stand for each other, although both others have one typo compared with them.
    ['Tove/Tome', 'Tove/Tovi', 'sameGivenName'],
    // A single word is no full name.
    ['/Lindqvist', 'Tove/Lindqvist', 'sameFamilyName'],
    // Initials may stand for given names, in any order.
    ['T/Lindqvist', 'Tove Maria/Lindqvist', 'alike'],
    ['M T/Lindqvist', 'Tove Maria/Lindqvist', 'alike'],
    ['T K/Lindqvist', 'Tove Maria/Lindqvist', 'sameFamilyName'],
    ['T/Lindqvist', 'K/Lindqvist', 'sameFamilyName'],
    ['Tor/Lindqvist', 'Torsten/Lindqvist', 'sameFamilyName'],
    // Names of at least five letters may be divided into words differently, with at most one typo.
    ['Lin/Bo', 'Linbo/', 'same'],
    ['Li/Bo', 'Libo/', 'different'],
    ['Li/Bo', 'Libot/', 'different'],
    ['Jean Luc/Martin', 'Jeanluc/Martin', 'same'],
    ['Jean Luc/Martin', 'Jeanluc/Martn', 'oneTypo'],
    ['Jean Luc/Martin', 'Jeanlud/Martn', 'sameFamilyName'],
    ['Tor/Stenberg', 'Torst/Enberk', 'different'],
    // Letters of other scripts match by sound or by look: eta and the Cyrillic N both look like an H.
    ['Юлия/Чернышевская', 'Julia/Tchernyshevskaya', 'oneTypo'],
    ['Юлия/Чернышевская', 'Юлия/Соколова', 'sameGivenName'],
    ['Юлия/Чернышевская', 'Мария/Соколова', 'different'],
    ['ΗΟΡΑ/ΤΑΜΜ', 'НОРА/ТАММ', 'same'],
    // Latin letters that look alike are different letters.
    ['Tom/Lindqvist', 'Torn/Lindqvist', 'sameFamilyName'],
    ['/', 'Tove/Lindqvist', 'unknown'],
    ['-/…', '-/…', 'unknown'],
  ])('EXCLUSION-06 %s and %s are rated %s', (one, other, grade) => {
    expect(nameGrade(named(one), named(other))).toBe(grade);
    expect(nameGrade(named(other), named(one))).toBe(grade);
  });
});

test.each([
  ['John/Smith', true],
  ['Smith/John', true],
  ['Anna Quill/Smith', true],
  ['Anna/Quillfeather', false],
  ['Zbygniewa/Smith', false],
  // A single word cannot be both the given and the family name.
  ['Martin/', false],
  ['Martin/Martin', true],
])('EXCLUSION-06 the name %s is common: %s', (name, isCommon) => {
  expect(isCommonName(named(name))).toBe(isCommon);
});

describe('EXCLUSION-06 the spelling in which names are compared', () => {
  test.each([
    ['Jürgen MÜLLER', ['iurgen', 'muler']],
    ['Mueller Maerz Goethe', ['muler', 'mars', 'gote']],
    ['Philipp Thomas', ['filip', 'tomas']],
    ['Bach Khan Ochs', ['bah', 'han', 'ohs']],
    ['Max Cecil Jacques', ['maks', 'kekil', 'iakus']],
    ['Wanda Yuliya Jan', ['vanda', 'iulia', 'ian']],
    ['Zoran Annna', ['soran', 'ana']],
    ["O'Brien O’Neill D`Arc", ['obrien', 'oneil', 'dark']],
    ['--12 Pikk', ['pik']],
    ['A B C D E F', ['a', 'b', 'k', 'd', 'e']],
    ['…', []],
  ])('EXCLUSION-06 of %j is %j', (name, words) => {
    expect(nameWords(name)).toEqual(words);
  });

  test('EXCLUSION-06 uses the longest words of a very long name', () => {
    const short = Array.from('abdefgilmno').join(' ');
    expect(personWords(`${short} r s Tove Lind`)).toEqual(['tove', 'lind', ...short.split(' ').slice(0, 10)]);
    expect(personWords('4 T0ve')).toEqual(['tove', 'a']);
    expect(personWords('0123456789')).toEqual(['oiseasgtbg']);
  });

  test('EXCLUSION-06 joins the words of a divided name', () => {
    expect(joinedWords('Jean-Luc', 'de la Tour')).toBe('ieanlukdelatour');
    expect(joinedWords('', '…')).toBe('');
  });
});

test('EXCLUSION-06 names of many similar words are compared within 500 ms', () => {
  const name = (all: readonly string[]) => ({
    firstName: all.slice(0, 5).join(' '),
    lastName: all.slice(5).join(' '),
  });
  const letters = Array.from('bdfglmprst');
  const words = letters.map((letter) => `lin${letter}o`);
  const began = performance.now();
  expect(nameGrade(name(words), name(words.toReversed()))).toBe('same');
  // Any two of these words are at most two typos apart.
  const others = letters.map((letter) => `lin${letter}a`);
  expect(nameGrade(name(words), name(others))).toBe('alike');
  // Trying every order of ten words would take many seconds.
  expect(performance.now() - began).toBeLessThan(500);
});
