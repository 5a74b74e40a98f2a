import { compareVersions, FOYER_VERSION } from '@foyer/platform/infra/database/versions.ts';
import { unusedSince } from '@foyer/platform/infra/database/schema/moduleFiles.ts';
import { describe, expect, it } from 'vitest';
import { readFolders, readSources } from '../tree.ts';
import { findDestructive } from './migrations.ts';

/** Migrations from before the rule, which the upgrade from 0.1.0 runs while all nodes are stopped. Never add one. */
const BEFORE_THE_RULE = [
  'platform/modules/catalogue/migrations/002_images.sql',
  'platform/modules/catalogue/migrations/004_device_names.sql',
  'platform/modules/limits/migrations/002_session_limits.sql',
  'platform/modules/limits/migrations/003_limit_groups.sql',
  'platform/modules/limits/migrations/004_history.sql',
  'platform/modules/signIn/migrations/003_accepted_documents.sql',
  'platform/modules/signIn/migrations/004_email_change.sql',
  'platform/modules/signIn/migrations/005_desktop_sessions.sql',
  'platform/modules/wallet/migrations/003_rules_in_typescript.sql',
  'platform/modules/wallet/migrations/004_monthly_partitions.sql',
];

const files = readSources(readFolders(['platform'])).filter(({ path }) =>
  /\/migrations\/.*\.sql$/.test(path),
);
const isBaseline = (path: string) => /\/001_\w+_tables\.sql$/.test(path);
const folderOf = (path: string) => path.slice(0, path.indexOf('/migrations/'));
const earlierThan = (path: string) =>
  files
    .filter((one) => folderOf(one.path) === folderOf(path) && one.path < path && !isBaseline(one.path))
    .map(({ text }) => text);

describe('migrations', () => {
  it.each(files.map(({ path, text }) => ({ path, text })))(
    'run beside nodes of the version before: $path',
    async ({ path, text }) => {
      const found = await findDestructive(text, earlierThan(path));
      const isContract = unusedSince(text) !== null;
      const isExpected = isContract || BEFORE_THE_RULE.includes(path);
      // A contract step without such a statement would keep older nodes from starting for nothing.
      if (isExpected) expect(found).not.toEqual([]);
      else expect(found, 'do it in two versions: docs/operating/upgrade.md').toEqual([]);
    },
  );

  it('that are contract steps name a released version in their first line', () => {
    const marked = files.filter(({ text }) => /^\s*--\s*contract\b/im.test(text));
    for (const { path, text } of marked) {
      const version = unusedSince(text);
      expect(version, `${path}: the first line is '-- contract: unused since <version>'`).not.toBeNull();
      expect(compareVersions(version ?? '', FOYER_VERSION), path).toBeLessThanOrEqual(0);
    }
    expect(BEFORE_THE_RULE.filter((path) => !files.some((file) => file.path === path))).toEqual([]);
  });
});

describe('the check of migrations', () => {
  it.each([
    ['create table a.b (id int primary key, c text not null); alter table a.b drop column c'],
    ["alter table a.b add column c text not null default 'x', add column d int check (d > 0)"],
    ['alter table a.b add column at timestamptz not null default now()'],
    ['alter table a.b add column c int; update a.b set c = 1; create unique index b_c on a.b (c)'],
    ['alter table a.b add column c int, add constraint c_check check (c > 0 or d > 0) not valid'],
    ['alter table a.b drop constraint k, add constraint k check (kind in (1, 2, 3)) not valid'],
    ['alter table a.b validate constraint k'],
    ['drop index a.i; create index i on a.b (c, d)'],
    ['alter table a.b alter column c drop not null, alter column c set default 0'],
    ['create type a.t as (x int); alter type a.t add attribute y int'],
    ["insert into a.b values (1); comment on table a.b is 'x'"],
  ])('accepts %s', async (sql) => expect(await findDestructive(sql)).toEqual([]));

  it.each([
    ['alter table a.b drop column c', 'a.b.c: drop column'],
    ['alter table a.b alter column c type bigint', 'a.b.c: alter column type'],
    ['alter table a.b alter column c set not null', 'a.b.c: set not null'],
    ['alter table a.b alter column c drop default', 'a.b.c: dropped default'],
    ['alter table a.b add column c int not null', 'a.b: c not null without a default'],
    ['alter table a.b add column c uuid default gen_random_uuid()', 'a.b: c rewrites the table'],
    ['alter table a.b add column c int generated always as (d + 1) stored', 'a.b: c rewrites the table'],
    ['alter table a.b add column c int unique default 1', 'a.b: c unique, and older nodes do not fill it'],
    ['alter table a.b rename column c to d', 'a.b: renamed (d)'],
    ['alter table a.b rename to c', 'a.b: renamed (c)'],
    ['alter table a.b set schema c', 'AlterObjectSchemaStmt: not a statement that only adds'],
    ['alter table a.b drop constraint k', 'a.b.k: dropped constraint'],
    [
      'alter table a.b drop constraint k, add constraint k check (c > 0)',
      "a.b: constraint k without 'not valid'",
    ],
    [
      'alter table a.b add constraint k check (c > 0) not valid',
      'a.b: constraint k on columns that older nodes fill',
    ],
    ['alter table a.b detach partition a.c', 'a.b: detach partition'],
    ['alter type a.t add attribute y int', 'a.t: changed type'],
    ['drop table a.b', 'a.b: dropped (table)'],
    ['drop type a.t', 'a.t: dropped (type)'],
    ['drop index a.i', 'a.i: dropped (index)'],
    ['create unique index i on a.b (c)', 'a.b: unique index on columns that older nodes fill'],
    ['update a.b set c = 1', 'a.b.c: changes values that older nodes read'],
    ['delete from a.b', 'DeleteStmt: not a statement that only adds'],
    ['truncate a.b', 'TruncateStmt: not a statement that only adds'],
    ['do $$ begin drop table a.b; end $$', 'DoStmt: not a statement that only adds'],
    ['revoke select on a.b from public', 'GrantStmt: not a statement that only adds'],
  ])('refuses %s', async (sql, problem) => expect(await findDestructive(sql)).toEqual([problem]));

  it('lets a later migration fill the column of an earlier one', async () => {
    const fill = 'update a.b set c = 1';
    expect(await findDestructive(fill, ['alter table a.b add column c int'])).toEqual([]);
  });
});
