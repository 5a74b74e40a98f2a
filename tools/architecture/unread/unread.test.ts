import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, readFolders, readSources, TOP } from '../tree.ts';
import { unreadGraphqlFields } from './graphql.ts';
import { unreadExports } from './names.ts';
import { unreadConfig, unreadSiteFields, unreadToggles } from './settings.ts';
import { unreadCookies, unreadStorageKeys } from './stored.ts';
import { unreadCustomProperties } from './styles.ts';
import { unreadTexts } from './texts.ts';

const none: readonly string[] = [];

const jsonBelow = (folder: string): readonly string[] =>
  readdirSync(join(TOP, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(TOP, folder, name), 'utf8'));

/**
 * Data that the specification requires for other clients, with the reason why the lobby does not read it. Other data
 * that nothing reads must be removed or used.
 */
const FOR_OTHERS: Readonly<Record<string, RegExp>> = {
  // THEME-05: fonts are served by the brand itself, so no theme names an address of another company.
  fonts: /the field googleFontsUrl$/,
  // JACK-41: the lobby has the same colours as custom properties of the theme.
  jackpotColours: /(JackpotSettings\.colorPalette|JackpotColorPalette\.\w+)$/,
};
const own = (faults: readonly string[]) =>
  faults.filter((fault) => !Object.values(FOR_OTHERS).some((pattern) => pattern.test(fault)));

describe('the repository', () => {
  const files = readSources(readFolders());
  const texts = jsonBelow('sites/locales/en').flatMap((json) => Object.keys(JSON.parse(json)));
  const data = ['sites/brands', 'sites/catalogue', 'sites/licences', 'sites/markets', 'sites/payments'];

  it('reads every exported name of its contract', () => expect(own(unreadExports(files))).toEqual(none));
  it('reads every text', () => expect(unreadTexts(texts, files, data.flatMap(jsonBelow))).toEqual(none));
  it('reads every field of the site data', () => expect(own(unreadSiteFields(files))).toEqual(none));
  it('reads every setting of the environment', () => expect(unreadConfig(files)).toEqual(none));
  it('reads every feature toggle', () => expect(unreadToggles(files)).toEqual(none));
  it('writes and reads every cookie', () => expect(unreadCookies(files)).toEqual(none));
  it('writes and reads every storage key', () => expect(unreadStorageKeys(files)).toEqual(none));
  it('reads every GraphQL field', () => expect(own(unreadGraphqlFields(files))).toEqual(none));
  it.each(Object.entries(FOR_OTHERS))('still has what is for other clients: %s', (_, pattern) => {
    expect(
      [...unreadExports(files), ...unreadSiteFields(files), ...unreadGraphqlFields(files)].some((fault) =>
        pattern.test(fault),
      ),
    ).toBe(true);
  });
  it('reads every custom property', () => expect(unreadCustomProperties(files)).toEqual(none));
});

describe('the check finds', () => {
  const reader = (text: string, path = 'web/reader.ts') => parse(path, text);

  it('an export', () => {
    const file = parse(
      'contract/a.ts',
      'export const seen = 1; export const unseen = 2; export interface Gone {}',
    );
    expect(unreadExports([file, reader('seen'), reader('unseen', 'web/reader.test.ts')])).toEqual([
      'contract/a.ts: nothing reads unseen',
      'contract/a.ts: nothing reads Gone',
    ]);
  });

  it('a text', () => {
    const keys = ['games.a', 'games.blocked.Timeout', 'games.hero', 'games.gone'];
    const code = reader("text('games.a'); text(`games.blocked.${reason}`); join(`${one}${two}`)");
    expect(unreadTexts(keys, [code], ['{ "title": "games.hero" }'])).toEqual([
      'nothing reads the text games.gone',
    ]);
  });

  it('a field of the site data', () => {
    const schema = parse(
      'sites/schema/a.ts',
      'const A = v.strictObject({ lobby: v.string(), gone: v.string() });',
    );
    expect(unreadSiteFields([schema, reader('const { lobby } = brand;')])).toEqual([
      'sites/schema/a.ts: nothing reads the field gone',
    ]);
  });

  it('a setting of the environment', () => {
    const config = parse(
      'platform/infra/config.ts',
      'export interface Config { port: number; gone: string; }',
    );
    expect(unreadConfig([config, reader('listen(config.port)', 'platform/server/main.ts')])).toEqual([
      'platform/infra/config.ts: nothing reads the setting gone',
    ]);
  });

  it('a toggle', () => {
    const toggles = parse(
      'contract/content/features.ts',
      "export const FEATURES = ['ShowRTP', 'Gone'] as const;",
    );
    expect(unreadToggles([toggles, reader("features.includes('ShowRTP')")])).toEqual([
      'contract/content/features.ts: nothing reads the toggle Gone',
    ]);
  });

  it('a cookie that is only written, only read, or only in the table', () => {
    const entry = (name: string) => `${name}: { category: 'necessary', maxAgeDays: null },`;
    const names = ['both', 'written', 'read', 'gone'];
    const table = parse(
      'web/transport/storage/cookieTable.ts',
      `export const COOKIES = { ${names.map(entry).join(' ')} } as const;`,
    );
    const code = `const BOTH = 'both'; cookies.keep(BOTH, '1'); cookies.get(BOTH);
      cookies.set('written', '1'); cookies.remove('written'); request.cookies['read'];`;
    const at = 'web/transport/storage/cookieTable.ts';
    expect(unreadCookies([table, reader(code)])).toEqual([
      `${at}: nothing reads the cookie written`,
      `${at}: nothing writes the cookie read`,
      `${at}: nothing writes the cookie gone`,
      `${at}: nothing reads the cookie gone`,
    ]);
  });

  it('a storage key', () => {
    const code = `const KEY = 'kept'; storage.setItem(KEY, '1'); storage.getItem(KEY);
      storage.setItem('unseen', '1'); storage.removeItem('cleared'); storage.getItem(keyOf(use));`;
    expect(unreadStorageKeys([reader(code), reader("storage.getItem('unset')", 'web/b.ts')])).toEqual([
      'nothing reads the storage key unseen',
      'nothing writes the storage key unset',
    ]);
  });

  it('a GraphQL field', () => {
    const sdl = parse(
      'contract/a/schema.graphql',
      'type Query { game: Game } type Game { title: String gone: Int }',
    );
    const operation = parse('contract/a/operations.graphql', 'query A { game { title } }');
    expect(unreadGraphqlFields([sdl, operation])).toEqual(['no operation reads Game.gone']);
  });

  it('a custom property', () => {
    const styles = parse('web/a.css', ':root { --seen: 1; --set: 2; --gone: 3 } a { color: var(--seen) }');
    expect(unreadCustomProperties([styles, reader("style.getPropertyValue('--set')")])).toEqual([
      'web/a.css: nothing reads --gone',
    ]);
  });
});
