import { describe, expect, it } from 'vitest';
import {
  longSqlFunctions,
  misnamedSqlFiles,
  repeatedSqlFunctions,
  sqlFunctionsOf,
  sqlInMigrations,
} from './sqlFunctions.ts';
import { parse } from '../tree.ts';

const SQL = 'platform/modules/wallet/sql/post.sql';
const functionOf = (name: string, lines: number) =>
  `-- What it does.\ncreate or replace function ${name}(a int) returns int language sql as $$\n${'x\n'.repeat(lines - 2)}$$;\n`;

describe('SQL functions', () => {
  it('have at most 80 lines', () => {
    const longOnes = (lines: number) =>
      longSqlFunctions(sqlFunctionsOf(parse(SQL, functionOf('wallet.post', lines))));
    expect(longOnes(80)).toEqual([]);
    expect(longOnes(81)).toEqual([`${SQL}: wallet.post has 81 lines, at most 80`]);
  });

  it('are defined once in the tree, whatever their parameters', () => {
    const found = [SQL, 'bench/post.sql'].flatMap((path) =>
      sqlFunctionsOf(parse(path, functionOf('wallet.post', 3))),
    );
    expect(repeatedSqlFunctions(found)).toEqual([`bench/post.sql: wallet.post is defined in ${SQL} already`]);
    expect(repeatedSqlFunctions(found.slice(1))).toEqual([]);
  });

  it.each([
    'create function wallet.f() returns int',
    'CREATE OR REPLACE TRIGGER t after insert on a.b',
    'create view a.b as select 1',
  ])('are not in migrations, and neither are triggers and views: %s', (statement) => {
    expect(
      sqlInMigrations([parse('platform/modules/a/migrations/001_a.sql', `-- A.\n${statement};`)]),
    ).toHaveLength(1);
    expect(sqlInMigrations([parse(SQL, statement)])).toEqual([]);
  });

  it('have a file of their name that replaces them', () => {
    const problems = (text: string) => misnamedSqlFiles([parse(SQL, text)]);
    const trigger = 'create or replace trigger keeps before update on wallet.transfer';
    expect(problems(`${functionOf('wallet.post', 3)}\n${trigger}`)).toEqual([]);
    expect(problems(functionOf('wallet.other', 3))).toEqual([`${SQL}: creates other`]);
    expect(problems('create function wallet.post() returns int')).toHaveLength(1);
    expect(problems('select 1')).toHaveLength(1);
  });
});
