import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLikelySamePerson } from '@foyer/domain/person/personName.ts';
import { spellingsOf } from './spellings.ts';

/** Compares two persons as the stored hashes of an erased player are compared with a new player's. */
function mayBeSamePerson(one: Parameters<typeof spellingsOf>[0], other: typeof one): boolean {
  const [a, b] = [spellingsOf(one), spellingsOf(other)];
  const haveCommon = (some: readonly string[], others: readonly string[]) =>
    some.some((spelling) => others.includes(spelling));
  return haveCommon(a.fullNames, b.partialNames) || haveCommon(b.fullNames, a.partialNames);
}

const named = (name: string) => {
  const [firstName = '', lastName = ''] = name.split('/');
  return { firstName, lastName };
};

test.each([
  ['Anna/Aalto', 'Anna/Aalto', true],
  ['Anna/Aalto', 'Ana/Aalto', true],
  ['Anna/Aalto', 'Annna/Aalto', true],
  ['Anna/Aalto', 'Anna/Aalta', true],
  ['Anna/Aalto', 'Onna/Aalto', true],
  ['Anna/Aalto', 'Anna/Aatlo', true],
  ['Anna/Aalto', 'aalto/ANA', true],
  ['Anna/Aalto', 'Ana Maria/Aalto', true],
  ['Jürgen/Müller', 'Jurgen/Mueller', true],
  ['Bo/Tamm', 'Bu/Tamm', true],
  ['Anna/Aalto', 'An na/Aalto', true],
  ['Anna/Aalto', 'A\u200bn\u200bn\u200ba/A\u200ba\u200bl\u200bt\u200bo', true],
  ['Sinead/O’Brien', 'Sinéad/OBrien', true],
  ['Jean-Luc/de la Tour', 'Jeanluc/Delatour', true],
  ['Anna/Aalto', 'Ana/Alto', false],
  ['Anna/Aalto', 'Anita/Aalto', false],
  ['Anna/Aalto', 'Ida/Aalto', false],
  ['Anna/Aalto', 'Anna/Lahti', false],
  ['Anna Maria/Aalto', 'Anna Maria/Virtanen', false],
  ['A/Aalto', 'E/Aalto', false],
  ['健/鈴木', '誠/鈴木', false],
  ['Anna/Aalto', '-/…', false],
  ['-/…', '-/…', false],
])('EXCLUSION-03 %s and %s may be one person: %s', (one, other, expected) => {
  expect(mayBeSamePerson(named(one), named(other))).toBe(expected);
  expect(mayBeSamePerson(named(other), named(one))).toBe(expected);
});

// Hashes of these spellings are stored, so a changed form would no longer match.
test('EXCLUSION-03 the spellings of a name are its words in order, with one letter left out', () => {
  expect(spellingsOf(named('Li/Bo'))).toEqual({
    fullNames: ['bo li', 'bo i', 'bo l', 'li o', 'b li', 'libo'],
    partialNames: ['li', 'i', 'l', 'bo', 'o', 'b', 'bo li', 'bo i', 'bo l', 'li o', 'b li', 'libo'],
  });
  expect(spellingsOf(named('-/…'))).toEqual({ fullNames: [], partialNames: [] });
});

const word = fc.string({ minLength: 2, maxLength: 9, unit: fc.constantFrom(...Array.from('abcdeäöšnm')) });
const letter = fc.constantFrom(...Array.from('abcdenm'));

test('EXCLUSION-03 names that agree without a typo share a spelling', () => {
  fc.assert(
    fc.property(word, word, word, (first, middle, last) => {
      const [one, other] = [named(`${first}/${last}`), named(`${last} ${middle}/${first}`)];
      expect(isLikelySamePerson(one, other)).toBe(true);
      expect(mayBeSamePerson(one, other)).toBe(true);
    }),
  );
});

test('EXCLUSION-03 a name with one letter replaced, removed or added still matches', () => {
  fc.assert(
    fc.property(word, word, fc.nat(9), letter, (first, last, at, other) => {
      const letters = Array.from(first.normalize('NFC'));
      const index = at % letters.length;
      for (const typo of [
        letters.with(index, other),
        letters.toSpliced(index, 1),
        letters.toSpliced(index, 0, other),
      ])
        expect(mayBeSamePerson(named(`${first}/${last}`), named(`${typo.join('')}/${last}`))).toBe(true);
    }),
  );
});

test('EXCLUSION-09 the number of spellings of a long name is limited', () => {
  const long = named(`${Array.from({ length: 40 }, (_, index) => `name${'x'.repeat(index)}`).join(' ')}/y`);
  expect(spellingsOf(long).partialNames.length).toBeLessThan(4_000);
});
