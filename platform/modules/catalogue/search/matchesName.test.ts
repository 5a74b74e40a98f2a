import { expect, it } from 'vitest';
import { matchesName } from './matchesName.ts';

it.each([
  ['rim', 'Rimfrost', true],
  ['RÍMFRST', 'Rimfrost', true],
  ['league north', 'Northern League', true],
  ['rimfrost bell', 'Rimfrost', false],
  ['frost', 'Rimfrost', false],
  ['ri', 'Norrskens', false],
  ['  ', 'Rimfrost', false],
  ['...', 'Rimfrost', false],
])('OPEN-46 the term %j matches %j: %s', (term, name, expected) => {
  expect(matchesName(term, name)).toBe(expected);
});
