import { expect, it } from 'vitest';
import { jsonProblem, lineOfField } from './positions.ts';

const JSON_TEXT = `{
  "brand": "club",
  "heroes": [
    { "game": "fox" },
    {
      "game": "owl"
    }
  ],
  "shell.close": "Close"
}`;

it.each([
  ['brand', 2],
  ['heroes', 3],
  ['heroes.0.game', 4],
  ['heroes.1.game', 6],
  ['heroes.1.copy', 5],
  ['heroes.7.copy', 3],
  ['shell.close', 9],
  ['title', null],
  ['', null],
])('the field %j is at line %s', (field, line) => {
  expect(lineOfField('brand.json', JSON_TEXT, field)).toBe(line);
});

it('so is a field at the top of a page', () => {
  expect(lineOfField('en.md', '---\ntitle: A\nversion: 1\n---\n', 'version')).toBe(3);
});

it.each([
  ['a comma too few', '{\n  "a": 1\n  "b": 2\n}', 3, /line 3, column 3: unexpected token string$/],
  ['a comma too many', '{\n  "a": 1,\n}', 3, /line 3, column 1: unexpected token rbrace$/],
  ['an open brace', '{\n  "a": 1\n', 2, /unexpected end of input$/],
  ['an empty file', '', 1, /the file is empty$/],
  ['a comment', '{\n  // no\n  "a": 1\n}', 2, /line 2, column 3: unexpected character '\/'$/],
  ['a line break in a text', '{ "a": "\n" }', 1, /line break/],
])('%s is reported with its line and column', (_what, text, line, problem) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(jsonProblem(text)).toEqual({ line, problem: expect.stringMatching(problem) });
});
