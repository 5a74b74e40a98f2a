import { expect, test } from 'vitest';
import { isLikelySamePerson, normalisedNames } from './personName.ts';

const named = (name: string) => {
  const [firstName = '', lastName = ''] = name.split('/');
  return { firstName, lastName };
};

test.each([
  ['Anna/Aalto', 'Anna/Aalto', true],
  ['Anna/Aalto', ' ANNA /aalto', true],
  ['Jürgen/Müller', 'Jurgen/Muller', true],
  ['Jürgen/Müller', 'Ju\u0308rgen/Mu\u0308ller', true],
  ['Søren/Weiß', 'Soren/Weiss', true],
  ['Anna/Aalto', 'Aalto/Anna', true],
  ['Anna/Aalto', 'Anna Maria/Aalto', true],
  ['Anne-Marie/Aalto', 'Anne Marie/Aalto', true],
  ['Anna/Aalto', 'Ａｎｎａ/Aalto', true],
  ['Anna/Aalto', 'Ida/Aalto', false],
  ['Anna/Aalto', 'Anna/Lahti', false],
  ['Anna/Aalto', '-/…', false],
  ['健/鈴木', '健/鈴木', true],
])('OPEN-34 %s and %s can be the same person: %s', (one, other, expected) => {
  expect(isLikelySamePerson(named(one), named(other))).toBe(expected);
  expect(isLikelySamePerson(named(other), named(one))).toBe(expected);
});

test.each([
  [' ANNA  Maria /Aalto-Lind.', ['anna', 'maria', 'aalto', 'lind']],
  ['Søren Ærø/Œdipe Weiß', ['soren', 'aero', 'oedipe', 'weiss']],
  ['Guðrún Đorđe/Þór Łukasz', ['gudrun', 'dorde', 'thor', 'lukasz']],
  ['-/…', []],
])('OPEN-34 the parts of %s are %j', (name, parts) => {
  expect(normalisedNames(named(name))).toEqual(parts);
});
