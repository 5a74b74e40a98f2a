import anyAscii from 'any-ascii';

/** Of a longer name the first words; it bounds the work. */
const MOST_WORDS = 5;

/**
 * The words of a name as they are compared: in Latin letters without marks, and the same for spellings that one name is
 * commonly written in (Müller and Mueller, Julia and Yuliya, Lindqvist and Lindkvist).
 */
export const nameWords = (name: string): readonly string[] =>
  anyAscii(name.normalize('NFKC').replace(/[\p{Cf}'’`´]/gu, ''))
    .toLowerCase()
    .split(/[^a-z]+/)
    .map(fold)
    .filter(Boolean)
    .slice(0, MOST_WORDS);

const fold = (word: string): string =>
  FOLDED.reduce((text, [from, to]) => text.replace(from, to), word).replace(/(.)\1+/g, '$1');

const FOLDED: readonly (readonly [RegExp, string])[] = [
  [/([aou])e/g, '$1'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/[ck]h/g, 'h'],
  [/x/g, 'ks'],
  [/[cq]/g, 'k'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/z/g, 's'],
];
