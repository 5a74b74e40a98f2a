import { describe, expect, it } from 'vitest';
import { deepFiles, fullFolders, longFiles, longFunctions, wideIndexes } from './sizes.ts';
import { parse } from './tree.ts';

const lines = (count: number) => 'x;\n'.repeat(count);

describe('sizes', () => {
  it('accepts a file of 400 lines and not one of 401', () => {
    expect(longFiles([parse('web/a.css', lines(400))])).toEqual([]);
    expect(longFiles([parse('web/a.css', lines(401))])).toEqual(['web/a.css: 401 lines, at most 400']);
  });

  it('counts a function from its first line to its closing brace', () => {
    expect(longFunctions(parse('web/a.ts', `function f() {\n${lines(68)}}`))).toEqual([]);
    expect(longFunctions(parse('web/a.ts', `\nconst f = () => {\n${lines(69)}}`))).toEqual([
      'web/a.ts:2: a function of 71 lines, at most 70',
    ]);
  });

  it('allows components more lines, and groups of tests any number', () => {
    const component = `export function Lobby() {\n${lines(100)}}`;
    expect(longFunctions(parse('web/Lobby.tsx', component))).toEqual([]);
    expect(longFunctions(parse('web/lobby.ts', component))).toHaveLength(1);
    expect(longFunctions(parse('web/a.test.ts', `describe('a', () => {\n${lines(100)}});`))).toEqual([]);
    expect(longFunctions(parse('e2e/a.e2e.ts', `test.describe('a', () => {\n${lines(100)}});`))).toEqual([]);
  });

  it('counts the entries of a folder and its depth below the package', () => {
    expect(fullFolders([{ path: 'web', entries: Array(20).fill('a') }])).toEqual([]);
    expect(fullFolders([{ path: 'web', entries: Array(21).fill('a') }])).toHaveLength(1);
    expect(fullFolders([{ path: 'web/features', entries: Array(40).fill('a') }])).toEqual([]);
    expect(fullFolders([{ path: 'web/features', entries: Array(41).fill('a') }])).toHaveLength(1);
    expect(deepFiles([parse('web/1/2/3/4/five.ts', '')])).toEqual([]);
    expect(deepFiles([parse('web/1/2/3/4/5/six.ts', '')])).toHaveLength(1);
  });

  it('counts the exported names of an index file, and rejects export-all', () => {
    const names = Array.from({ length: 25 }, (_, index) => `n${index}`).join(', ');
    expect(wideIndexes([parse('web/a/index.ts', `export { ${names} } from './a.ts';`)])).toEqual([]);
    expect(
      wideIndexes([parse('web/a/index.ts', `export { ${names} } from './a.ts'; export const z = 1;`)]),
    ).toHaveLength(1);
    expect(wideIndexes([parse('web/a/index.ts', `export * from './a.ts';`)])).toHaveLength(1);
    expect(wideIndexes([parse('web/a/other.ts', `export * from './a.ts';`)])).toEqual([]);
  });
});
