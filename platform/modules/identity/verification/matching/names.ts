import damerauLevenshtein from 'damerau-levenshtein';
import { isCommonFamilyName, isCommonGivenName } from './commonNames.ts';
import { nameWords } from './nameWords.ts';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** How far two names agree, the closest first; `unknown` where one of them has no letters. */
export const NAME_GRADES = [
  'same',
  'oneTypo',
  'twoTypos',
  'alike',
  'sameFamilyName',
  'sameGivenName',
  'different',
  'unknown',
] as const;
export type NameGrade = (typeof NAME_GRADES)[number];

interface Words {
  readonly given: readonly string[];
  readonly family: readonly string[];
  readonly all: readonly string[];
}

function splitWords({ firstName, lastName }: PersonName): Words {
  const [given, family] = [nameWords(firstName), nameWords(lastName)];
  return { given, family, all: [...given, ...family] };
}

/** Symmetric. First and last name may be swapped, and a middle name or one of two last names left out. */
export function nameGrade(one: PersonName, other: PersonName): NameGrade {
  const [a, b] = [splitWords(one), splitWords(other)];
  if (a.all.length === 0 || b.all.length === 0) return 'unknown';
  const typos = Math.min(typosBetween(a.all, b.all), typosWhenJoined(a, b));
  if (typos <= 2) return (['same', 'oneTypo', 'twoTypos'] as const)[typos] ?? 'twoTypos';
  const hasFamily = haveCommonWord(a.family, b.family);
  const hasGiven = haveCommonWord(a.given, b.given);
  if (typos === 3 || (hasFamily && hasGiven)) return 'alike';
  if (hasFamily) return 'sameFamilyName';
  return hasGiven ? 'sameGivenName' : 'different';
}

/** Both names among those that many people have, in whichever field they stand. */
export function isCommonName(name: PersonName): boolean {
  const { all } = splitWords(name);
  return all.some((given, at) => isCommonGivenName(given) && all.toSpliced(at, 1).some(isCommonFamilyName));
}

const haveCommonWord = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((word) => others.some((other) => typosOf(word, other) <= 1 && shorter(word, other) > 2));

/** Each word of the shorter name is another word of the longer one. Infinity where it is not. */
function typosBetween(one: readonly string[], other: readonly string[]): number {
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  // A single word is half a name.
  if (fewer.length < 2 && more.length > 1) return Infinity;
  return fewestTypos(fewer, more);
}

function fewestTypos(fewer: readonly string[], more: readonly string[]): number {
  const [word, ...rest] = fewer;
  if (word === undefined) return 0;
  return Math.min(
    ...more.map((other, index) => {
      const typos = typosOf(word, other);
      return typos === Infinity ? Infinity : typos + fewestTypos(rest, more.toSpliced(index, 1));
    }),
  );
}

/** Where words are divided makes no other name: `Jean Luc`, `Jeanluc`. */
function typosWhenJoined(a: Words, b: Words): number {
  const whole = ({ given, family }: Words) => [...given, ...family].join('');
  const swapped = ({ given, family }: Words) => [...family, ...given].join('');
  if (Math.min(whole(a).length, whole(b).length) < SHORTEST_JOINED) return Infinity;
  const typos = Math.min(
    damerauLevenshtein(whole(a), whole(b)).steps,
    damerauLevenshtein(whole(a), swapped(b)).steps,
    damerauLevenshtein(swapped(a), whole(b)).steps,
  );
  return typos <= 1 && hasSplitOtherwise(a, b) ? typos : Infinity;
}

const SHORTEST_JOINED = 5;
const hasSplitOtherwise = (a: Words, b: Words): boolean =>
  a.all.length !== b.all.length || a.all.length === 1;

/** Infinity for two words of which one is hardly the other's typo: the shorter a word, the fewer letters may differ. */
function typosOf(one: string, other: string): number {
  const { steps } = damerauLevenshtein(one, other);
  const length = shorter(one, other);
  return steps <= (length < 2 ? 0 : length < 5 ? 1 : 2) ? steps : Infinity;
}

const shorter = (one: string, other: string): number => Math.min(one.length, other.length);
