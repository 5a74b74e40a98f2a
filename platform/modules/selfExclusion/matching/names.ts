import type { PersonName } from '@foyer/domain/person/personName.ts';
import damerauLevenshtein from 'damerau-levenshtein';
import unhomoglyph from 'unhomoglyph';
import { isCommonFamilyName, isCommonGivenName } from './commonNames.ts';
import { joinedWords, personWords } from './nameWords.ts';

/** How closely two names agree, closest first; `unknown` if one of them has no letters. */
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
  /** All letters of the first and then the last name as one word. */
  readonly joined: string;
  /** As `joined`, with the last name first. */
  readonly swapped: string;
}

function splitWords({ firstName, lastName }: PersonName): Words {
  const [given, family] = [personWords(firstName), personWords(lastName)];
  const [joined, swapped] = [joinedWords(firstName, lastName), joinedWords(lastName, firstName)];
  return { given, family, all: [...given, ...family], joined, swapped };
}

/**
 * Symmetric. First and last name may be swapped, and a middle name or one of two last names left out. Letters of another
 * script are read by their sound and by their look: a Cyrillic `Н` is an N, and looks like an H.
 */
export function nameGrade(one: PersonName, other: PersonName): NameGrade {
  const bySound = gradeOf(one, other);
  if (![one, other].some(hasForeignLetters)) return bySound;
  const byLook = gradeOf(asSeen(one), asSeen(other));
  return NAME_GRADES.find((grade) => grade === bySound || grade === byLook) ?? bySound;
}

const hasForeignLetters = ({ firstName, lastName }: PersonName): boolean =>
  /(?!\p{Script=Latin})\p{L}/u.test(firstName + lastName);

const asSeen = ({ firstName, lastName }: PersonName): PersonName => ({
  firstName: unhomoglyph(firstName),
  lastName: unhomoglyph(lastName),
});

function gradeOf(one: PersonName, other: PersonName): NameGrade {
  const [a, b] = [splitWords(one), splitWords(other)];
  if (a.all.length === 0 || b.all.length === 0) return 'unknown';
  const typos = Math.min(typosBetween(a.all, b.all), typosWhenJoined(a, b));
  const close = BY_TYPOS[typos];
  if (close) return close;
  const hasFamily = haveCommonWord(a.family, b.family);
  const hasGiven = haveCommonWord(a.given, b.given);
  if (typos === MOST_TYPOS || (hasFamily && (hasGiven || isInitials(a.given, b.given)))) return 'alike';
  if (hasFamily) return 'sameFamilyName';
  return hasGiven ? 'sameGivenName' : 'different';
}

/** The grade of names with this number of typos. */
const BY_TYPOS: readonly NameGrade[] = ['same', 'oneTypo', 'twoTypos'];

/** Whether given and family name are both common, in whichever field they were entered. */
export function isCommonName(name: PersonName): boolean {
  const { all } = splitWords(name);
  return all.some((given, at) => isCommonGivenName(given) && all.toSpliced(at, 1).some(isCommonFamilyName));
}

const haveCommonWord = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((word) => others.some((other) => typosOf(word, other) <= 1 && shorter(word, other) > 2));

/** Whether one name has only initials of the other: `T` for `Tove`. */
const isInitials = (one: readonly string[], other: readonly string[]): boolean =>
  [[one, other] as const, [other, one] as const].some(
    ([short, long]) =>
      short.length > 0 &&
      short.every((letter) => letter.length === 1 && long.some((word) => word.startsWith(letter))),
  );

/** With more typos the names count as different. */
const MOST_TYPOS = 3;

/** Number of typos if each word of the shorter name matches another of the longer; else Infinity. */
function typosBetween(one: readonly string[], other: readonly string[]): number {
  if (one.length > other.length) return typosBetween(other, one);
  // A single word is not enough to match a full name.
  if (one.length < 2 && other.length > 1) return Infinity;
  // Equal words are matched first: trying every order of many similar words would take too long.
  const left = [...other];
  const typed = one.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return fewestTypos(typed, left, MOST_TYPOS);
}

/**
 * Fewest typos when each word of `fewer` is paired with another of `more`; Infinity above `most`. Equal
 * words were removed before, so each pair has at least one typo.
 */
function fewestTypos(fewer: readonly string[], more: readonly string[], most: number): number {
  const [word, ...rest] = fewer;
  if (word === undefined) return 0;
  return Math.min(
    ...more.map((other, index) => {
      const typos = typosOf(word, other);
      return typos > most ? Infinity : typos + fewestTypos(rest, more.toSpliced(index, 1), most - typos);
    }),
  );
}

/** Word boundaries do not matter: `Jean Luc` equals `Jeanluc`. */
function typosWhenJoined(a: Words, b: Words): number {
  if (Math.min(a.joined.length, b.joined.length) < SHORTEST_JOINED) return Infinity;
  const typos = Math.min(
    damerauLevenshtein(a.joined, b.joined).steps,
    damerauLevenshtein(a.joined, b.swapped).steps,
    damerauLevenshtein(a.swapped, b.joined).steps,
  );
  return typos === 0 || (typos === 1 && hasSplitOtherwise(a, b)) ? typos : Infinity;
}

const SHORTEST_JOINED = 5;
const hasSplitOtherwise = (a: Words, b: Words): boolean => a.all.length !== b.all.length;

/** Number of typos between two words; Infinity if there are too many. Shorter words allow fewer differences. */
function typosOf(one: string, other: string): number {
  const { steps } = damerauLevenshtein(one, other);
  const length = shorter(one, other);
  return steps <= (length < 2 ? 0 : length < 5 ? 1 : 2) ? steps : Infinity;
}

const shorter = (one: string, other: string): number => Math.min(one.length, other.length);
