import anyAscii from 'any-ascii';

/** Longer names use only the first words, which limits the work. */
const MOST_WORDS = 5;

/**
 * The words of a name, normalised for comparison: Latin letters without diacritics, and common spelling
 * variants unified (Müller and Mueller, Julia and Yuliya, Lindqvist and Lindkvist).
 */
export const nameWords = (name: string): readonly string[] =>
  latinWords(name).map(fold).filter(Boolean).slice(0, MOST_WORDS);

/** Only the longest words of a longer name are used, so that short words in front do not hide the real ones. */
const MOST_PERSON_WORDS = 12;

/** Like `nameWords`, and replaces signs and digits that stand for letters. */
export const personWords = (name: string): readonly string[] =>
  latinWords(lettersOf(name))
    .map(fold)
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_PERSON_WORDS);

/** All letters of a person's name as one word. */
export const joinedWords = (...names: readonly string[]): string =>
  fold(names.flatMap((name) => latinWords(lettersOf(name))).join(''));

const latinWords = (name: string): readonly string[] =>
  anyAscii(name.normalize('NFKC').replace(/[\p{Cf}'’`´]/gu, ''))
    .toLowerCase()
    .split(/[^a-z]/);

const lettersOf = (name: string): string =>
  name
    .normalize('NFKC')
    // Text after the right-to-left override mark is displayed reversed, so it is reversed here.
    .replace(/\u202e([^\u202c]*)/gu, (_, text: string) => Array.from(text).toReversed().join(''))
    .replace(/[^\p{L}\p{M}\p{Nd}\p{P}\s]/gu, '')
    .replace(/\d/g, (figure) => FIGURES.charAt(Number(figure)));

/** The letters that the digits 0 to 9 stand for: `0tt0`, `M4r1a`. */
const FIGURES = 'oizeasgtbg';

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
