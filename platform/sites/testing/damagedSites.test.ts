import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { copySites } from './copySites.ts';
import { loadSites, SiteError } from '../index.ts';

const { folder, write, remove, change, set, restore, delete: removeAll } = await copySites();
afterEach(restore);
afterAll(removeAll);

/** What `npm run check-sites` and the start print. */
async function printed(): Promise<string> {
  const error: unknown = await loadSites(folder).catch((reason: unknown) => reason);
  return error instanceof SiteError ? error.message : '';
}

const tivoli = 'brands/tivoli/brand.json';
const inTheme = (colours: object) =>
  change('brands/tivoli/theme.json', (theme) => ({
    ...theme,
    colours: { ...Object(theme['colours']), ...colours },
  }));
const LOGO = 'brands/tivoli/logo.svg';

describe('a damaged folder is reported with the file, the line, the field and what to do', () => {
  it.each<[what: string, edit: () => Promise<void>, line: RegExp]>([
    [
      'an unknown licence',
      set(tivoli, { licence: 'xyz' }),
      /^  brands\/tivoli\/brand\.json:7 › licence: is "xyz", .* it must be one of anj, (\w+, )+\w+$/m,
    ],
    [
      'a file with a comma too many',
      write(tivoli, '{\n  "brand": "tivoli",\n}'),
      /^  brands\/tivoli\/brand\.json:3: is not JSON at line 3, column 1: unexpected token rbrace$/m,
    ],
    [
      'a host of another brand',
      async () => {
        await set('brands/sol/brand.json', { hosts: ['casino.example'] })();
        await set(tivoli, { hosts: ['www.casino.example'] })();
      },
      /^  brands\/tivoli\/brand\.json:\d+ › hosts\.0: 'www\.casino\.example' belongs to the brand sol already/m,
    ],
    [
      'the host of another brand on a developer’s machine',
      set('brands/baltika/brand.json', { hosts: ['tivoli.localhost'] }),
      /^  brands\/baltika\/brand\.json:\d+ › hosts\.0: 'tivoli\.localhost' belongs to the brand tivoli already/m,
    ],
    [
      'text that cannot be read',
      inTheme({ textMuted: '#3a2020' }),
      /^  brands\/tivoli\/theme\.json:\d+ › colours\.textMuted: #3a2020 on .* 4\.5 of WCAG AA: choose a lighter colour$/m,
    ],
    ['an empty logo', write(LOGO, ''), /^  brands\/tivoli\/logo\.svg: is empty: save the picture again$/m],
    [
      'a logo with a script',
      write(LOGO, '<svg xmlns="http://www.w3.org/2000/svg"><path/>\n<script/></svg>'),
      /^  brands\/tivoli\/logo\.svg:2: contains <script>: remove it/m,
    ],
    [
      'a lobby for visitors that the licence does not allow',
      set('brands/baltika/brand.json', { lobbyForVisitors: true }),
      /^  brands\/baltika\/brand\.json:\d+ › lobbyForVisitors: has no effect/m,
    ],
    [
      'a text that is missing in a language',
      change('locales/ja/shell.json', ({ 'shell.signIn': _removed, ...rest }) => rest),
      /^  locales\/ja\/shell\.json: a text is missing: translate shell\.signIn from locales\/en\/shell\.json$/m,
    ],
    [
      'texts of a hero that are missing in a language of the brand',
      change(
        'locales/ja/catalogue.json',
        ({ 'catalogue.hero.bramble-court.copy': _removed, ...rest }) => rest,
      ),
      /^  brands\/tivoli\/brand\.json:\d+ › heroes\.2\.copy: there is no text '.*' in ja$/m,
    ],
    [
      'a promotion that leads to a page that is not there',
      set(tivoli, { pages: ['jackpot', 'promotions', 'calendar', 'rewards', 'moreCasinos'] }),
      /^  brands\/tivoli\/promotions\.json:\d+ › blocks\.4\.type: needs the page raffle/m,
    ],
    [
      'a promotion that does not exist',
      change('brands/tivoli/promotions.json', (json) => ({
        ...json,
        blocks: [{ type: 'PROMOTION', promotion: 'spring' }],
      })),
      /^  brands\/tivoli\/promotions\.json:\d+ › blocks\.0\.promotion: there is no promotion 'spring'/m,
    ],
    ...(
      [
        [{ games: ['fox-and-embers'] }, String.raw`0\.games\.0: there is no game 'fox-and-embers'`],
        [{ studios: ['kvarn', 'kwarn'] }, String.raw`0\.studios\.1: there is no studio 'kwarn'`],
        [{ categories: ['bingo'] }, String.raw`0\.categories\.0: is "bingo", and must be one of slots, `],
        [{ studios: ['kvarn'], brands: ['tivolo'] }, String.raw`0\.brands\.0: there is no brand 'tivolo'`],
        [
          { studios: ['kvarn'], countries: ['UK'] },
          String.raw`0\.countries\.0: there is no markets/UK\.json`,
        ],
        [{ studios: ['kvarn'], countries: ['CA-XX'] }, String.raw`0\.countries\.0: no market has the part`],
        [{ brands: ['tivoli'] }, '0: names no games, studios or categories'],
      ] as const
    ).map(([entry, problem]): [string, () => Promise<void>, RegExp] => [
      `games that are switched off by ${JSON.stringify(entry)}`,
      write('catalogue/switchedOff.json', JSON.stringify([entry], null, 2)),
      new RegExp(String.raw`^  catalogue/switchedOff\.json:\d+ › ${problem}`, 'm'),
    ]),
    [
      'the full terms of challenges that are missing',
      remove('pages/bonus-terms-and-conditions'),
      /^  pages\/bonus-terms-and-conditions\/en\.md: is missing, and \w+ needs it for its challenges$/m,
    ],
    ['no brand at all', remove('brands'), /› defaultBrand: there is no brand 'northlight'/m],
  ])('%s', async (_what, edit, line) => {
    await edit();
    expect(await printed()).toMatch(line);
  });

  it('all of them at once, and one invalid brand hides no other', async () => {
    await set(tivoli, { licence: 'xyz', hosts: ['casino.example'] })();
    await set('brands/sol/brand.json', { hosts: ['casino.example'], lobby: ['none'] })();
    await inTheme({ text: '#2e0d15' })();
    await write(LOGO, '')();
    const text = await printed();
    for (const part of [
      'brand.json:7 › licence',
      'sol/brand.json:',
      "there is no list 'none'",
      'logo.svg: is',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('defaultBrand');
    expect(text).toContain('What refers to these files is checked when they are correct.');
  });

  it('a folder that is not there says which variable names it', async () => {
    await expect(loadSites(`${folder}/none`)).rejects.toThrow(/no such folder: FOYER_SITES/);
  });
});
