import { expect, it } from 'vitest';
import { wrongCitedTests } from './documentation.ts';
import { parse } from '../tree.ts';

const FILES = [parse('web/a.test.ts', "describe('a form', () => { it.each([1])(`sends ${one} twice`); });")];

it.each([
  ['`web/a.test.ts`: "a form", "sends ${one} twice"; `web/a.test.ts`: "a form"', []],
  ['`web/a.test.ts`: "a form", "sends"', ['web/a.test.ts has no test "sends"']],
  ['`web/b.test.ts`: "a form"', ['web/b.test.ts has no test "a form"']],
  ['`web/a.test.ts` (each case)', ['`web/a.test.ts` is cited without a title']],
])('the citation %s', (citation, faults) => {
  expect(wrongCitedTests(FILES, `| an attack | a measure | ${citation} |`)).toEqual(faults);
});
