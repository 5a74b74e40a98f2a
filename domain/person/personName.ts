export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Whether two names may be one person's: the same words in any order, with a middle name or without, accents ignored.
 */
export function isLikelySamePerson(one: PersonName, other: PersonName): boolean {
  const [fewer, more] = [plainWords(one), plainWords(other)].sort((a, b) => a.length - b.length);
  return fewer !== undefined && fewer.length > 0 && fewer.every((word) => more?.includes(word));
}

/**
 * The words of a name in lower case, without accents. `selfExclusion` keeps hashes of these words, so a change here would
 * no longer find them; its comparison of live accounts folds spellings further (`nameWords`).
 */
export const plainWords = ({ firstName, lastName }: PersonName): readonly string[] =>
  `${firstName} ${lastName}`
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{L}/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** Letters that Unicode does not decompose. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
};
