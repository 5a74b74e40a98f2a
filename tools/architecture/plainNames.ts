import { exportedNames, type SourceFile } from './tree.ts';

/** Words that this project once used in a private sense. CONTRIBUTING.md has the standard terms. */
const PRIVATE_WORDS = new Set(
  (
    'acts anew answer answers arrows asked asking become becomes bell come comes desk door doors former gift gifts ' +
    'heard hear hitherto holds house journey journeys keep keeps letter letters likeness look looks mend mended ' +
    'parts place places plumbing promise promised purse question questions reckon reckoned rooms shelf shelved ' +
    'situation stage standing stays tell teller tells tidy till told twice watched way ways whole word words'
  ).split(' '),
);

/** Names in which one of these words has its usual sense. */
const USUAL_SENSE: readonly RegExp[] = [
  /^KEEP_ALIVE/,
  /^CarouselArrows/,
  // The doors of the countdown calendar.
  /[dD]oors?/,
  // The area in which a game is shown, and a staged win.
  /^(sportsbook)?[sS]tage(Options|Win)?$/,
  // The rooms of live tables.
  /^(create)?[rR]ooms$/,
  // The words and letters of names and titles.
  /^(name|person|joined|title)Words$|^[wW]ordIndex$|^hasSmallLetters$|^titleParts$/,
];

/** Exported names and file names that contain a private word. */
export function privateNames({ path, syntax }: SourceFile): readonly string[] {
  const fileName = path.split('/').at(-1)?.split('.')[0] ?? '';
  return [fileName, ...(syntax?.statements.flatMap(exportedNames) ?? [])]
    .filter((name) => !USUAL_SENSE.some((usual) => usual.test(name)))
    .filter((name) => wordsIn(name).some((word) => PRIVATE_WORDS.has(word)))
    .map((name) => `${path}: ${name} is not a standard term`);
}

const wordsIn = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[ _-]/)
    .map((word) => word.toLowerCase());
