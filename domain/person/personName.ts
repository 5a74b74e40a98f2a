export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Whether two names may belong to one person: the same words in any order, with or without a middle name or accents.
 */
export function isLikelySamePerson(one: PersonName, other: PersonName): boolean {
  const [fewer, more] = [normalisedNames(one), normalisedNames(other)];
  if (fewer.length > more.length) return isLikelySamePerson(other, one);
  return fewer.length > 0 && fewer.every((part) => more.includes(part));
}

/**
 * All words of a name in lower case, without accents. `selfExclusion` stores hashes of them, so a change here
 * would no longer match the stored hashes.
 */
export const normalisedNames = ({ firstName, lastName }: PersonName): readonly string[] =>
  `${firstName} ${lastName}`
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{L}/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]/u)
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
