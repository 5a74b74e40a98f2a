export interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Whether two names may be one person's: the same words in any order, with a middle name or without, in any spelling of
 * their letters. Asked only of two who were born on one day in one country.
 */
export function isLikelySamePerson(one: Named, other: Named): boolean {
  const [fewer, more] = [plainWords(one), plainWords(other)].sort((a, b) => a.length - b.length);
  return fewer !== undefined && fewer.length > 0 && fewer.every((word) => more?.includes(word));
}

export const plainWords = ({ firstName, lastName }: Named): readonly string[] =>
  `${firstName} ${lastName}`
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{L}/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** Letters that are not a plain one with a mark, as they are written where they are not known. */
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
