import { describe, expect, it } from 'vitest';
import { forbiddenImport } from './arrows.ts';
import { importsOf } from './imports.ts';
import { brandNames, emptyNames, miscasedFiles } from './names.ts';
import { rawBrowserGlobals, rawTime, weakenedPromises } from './outside.ts';
import { acceptedCount, definedIds, undefinedCitations, unprovedRows } from './proofs.ts';
import { deepFiles, fullFolders, longFiles, longFunctions, wideIndexes } from './sizes.ts';
import { readFolders, readSources } from './tree.ts';

const folders = readFolders();
const files = readSources(folders);
const none: readonly string[] = [];

describe('the house: arrows', () => {
  const imports = files.flatMap(importsOf);

  it('sees the modules it judges', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(imports.length).toBeGreaterThan(files.length / 2);
  });
  it('imports follow the arrows of rooms.ts', () => {
    expect(imports.map(forbiddenImport).filter((problem) => problem !== null)).toEqual(none);
  });
});

describe('the house: sizes', () => {
  it('files are short', () => expect(longFiles(files)).toEqual(none));
  it('functions are short', () => expect(files.flatMap(longFunctions)).toEqual(none));
  it('folders can be taken in at a glance', () => expect(fullFolders(folders)).toEqual(none));
  it('files lie at most five deep', () => expect(deepFiles(files)).toEqual(none));
  it('doors are narrow', () => expect(wideIndexes(files)).toEqual(none));
});

describe('the house: names', () => {
  it('names say what the thing is', () => expect(emptyNames(folders)).toEqual(none));
  it('file names are cased by kind', () => expect(miscasedFiles(files)).toEqual(none));
  it('brands and licences are named in sites/ alone', () => {
    expect(files.flatMap((file) => brandNames(file))).toEqual(none);
  });
});

describe('the house: what has one door', () => {
  it('the web reaches network, storage and timers by its transport', () => {
    expect(files.flatMap(rawBrowserGlobals)).toEqual(none);
  });
  it('the platform reads time from the clock', () => expect(files.flatMap(rawTime)).toEqual(none));
  it('nothing is silenced, switched off or left for later', () =>
    expect(files.flatMap(weakenedPromises)).toEqual(none));
});

describe('the house: proofs', () => {
  it('every cited id is defined', () => {
    expect(undefinedCitations(files, definedIds())).toEqual(none);
  });
  it('the count of rows that no test names only falls', () => {
    const unproved = unprovedRows(files).length;
    const advice =
      unproved > acceptedCount()
        ? 'name a test for each row you took one from'
        : 'run `npm run architecture:write`';
    expect(unproved, `rows of docs/requirements.md that no test title names; ${advice}`).toBe(
      acceptedCount(),
    );
  });
});
