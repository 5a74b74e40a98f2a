import { describe, expect, it } from 'vitest';
import { missingDocumentedPaths, wrongCitedTests } from './documentation/documentation.ts';
import { disabledLintRules, unclockedDates } from './forbiddenCode.ts';
import { brandNames, emptyNames, miscasedFiles, unlistedFeatures } from './names.ts';
import { privateNames } from './plainNames.ts';
import { acceptedCount, definedIds, titlesWithManyIds, undefinedCitations, unprovedRows } from './proofs.ts';
import { deepFiles, fullFolders, longFiles, longFunctions, wideIndexes } from './sizes.ts';
import {
  longSqlFunctions,
  misnamedSqlFiles,
  repeatedSqlFunctions,
  sqlFunctionsOf,
  sqlInMigrations,
} from './database/sqlFunctions.ts';
import { readFolders, readSources } from './tree.ts';

const folders = readFolders();
const files = readSources(folders);
const none: readonly string[] = [];

it('finds the files it checks', () => expect(files.length).toBeGreaterThan(1000));

describe('sizes', () => {
  it('files are short', () => expect(longFiles(files)).toEqual(none));
  it('functions are short', () => expect(files.flatMap(longFunctions)).toEqual(none));
  it('folders have few entries', () => expect(fullFolders(folders)).toEqual(none));
  it('files are at most five folders deep', () => expect(deepFiles(files)).toEqual(none));
  it('index files export few names', () => expect(wideIndexes(files)).toEqual(none));
});

describe('SQL', () => {
  const functions = files.flatMap(sqlFunctionsOf);

  it('functions are found', () => expect(functions.length).toBeGreaterThan(30));
  it('functions are short', () => expect(longSqlFunctions(functions)).toEqual(none));
  it('functions are defined once', () => expect(repeatedSqlFunctions(functions)).toEqual(none));
  it('migrations have no functions, triggers or views', () => expect(sqlInMigrations(files)).toEqual(none));
  it('a file of sql/ has the name of what it creates', () => expect(misnamedSqlFiles(files)).toEqual(none));
});

describe('names', () => {
  it('names say what the thing is', () => expect(emptyNames(folders)).toEqual(none));
  it('features are named as in features.ts', () => expect(unlistedFeatures(folders)).toEqual(none));
  it('exported names and files are standard terms', () => {
    expect(files.flatMap(privateNames)).toEqual(none);
  });
  it('file names have the case of their kind', () => expect(miscasedFiles(files)).toEqual(none));
  it('only sites/ names brands and licences', () => {
    expect(files.flatMap((file) => brandNames(file))).toEqual(none);
  });
});

describe('forbidden code', () => {
  it('the platform reads time from the injected clock', () => {
    expect(files.flatMap(unclockedDates)).toEqual(none);
  });
  it('no comment switches a lint rule off', () => expect(files.flatMap(disabledLintRules)).toEqual(none));
});

describe('documentation', () => {
  it('names files that exist', () => expect(missingDocumentedPaths()).toEqual(none));
  it('the page of threats cites tests that exist', () => expect(wrongCitedTests(files)).toEqual(none));
});

describe('requirement ids', () => {
  it('every cited id is defined', () => {
    expect(undefinedCitations(files, definedIds())).toEqual(none);
  });
  it('titles of tests name at most three ids', () => {
    expect(titlesWithManyIds(files)).toEqual(none);
  });
  it('the number of requirements without a test only falls', () => {
    const unproved = unprovedRows(files).length;
    const advice =
      unproved > acceptedCount()
        ? 'name the requirement in a test title again'
        : 'run `npm run architecture:write`';
    expect(unproved, `rows of docs/requirements.md that no test title names; ${advice}`).toBe(
      acceptedCount(),
    );
  });
});
