import { describe, expect, it } from 'vitest';
import { PAGES } from '@foyer/contract/content/pages.ts';
import { matchRoute } from '../../routing/matchRoute.ts';
import { menusOf, type MenuCase, type Menus } from './menuItems.ts';

const items = [
  { key: 'lobby', path: '/', count: null },
  { key: 'new', path: '/game-list/new/', count: 24 },
  { key: 'live-casino', path: '/game-list/live-casino/', count: 6 },
];
const whole: MenuCase['site'] = { pages: [...PAGES], features: ['Sportsbook'] };
const bare: MenuCase['site'] = { pages: [], features: [] };

const menus = (site: MenuCase['site'], path = '/', lists = items) =>
  menusOf(lists, { site, path, href: (to) => `/en${to}`, text: (key) => key });
const keys = (places: Menus['rail']) => places.map(({ key }) => key);
const current = (places: Menus['rail']) => keys(places.filter(({ isCurrent }) => isCurrent));

describe('site menus', () => {
  it('SHELL-09 FLAG-18 a site with all features has all menu items', () => {
    const { rail, casino, goingOn, tabs, header } = menus(whole);
    const first = ['lobby', 'games', 'live-casino', 'sports', 'jackpot', 'raffle', 'loyalty', 'rewards'];
    expect(keys(rail)).toEqual(first);
    expect(keys(casino)).toEqual(['new', 'live-casino', 'categories', 'studios', 'favourites']);
    expect(keys(goingOn)).toEqual([
      'hourlyDrop',
      'missions',
      'tournaments',
      'promotions',
      'rewardsShop',
      'cashback',
      'calendar',
    ]);
    expect(keys(tabs)).toEqual(['lobby', 'sports', 'rewards']);
    expect(keys(header)).toEqual(['new', 'live-casino', 'jackpot', 'raffle', 'rewards']);
  });

  it('SHELL-09 FLAG-18 a page that the site does not have is in no menu', () => {
    const { rail, goingOn, tabs, header } = menus(bare, '/', []);
    expect(keys(rail)).toEqual(['lobby', 'games']);
    expect(keys(tabs)).toEqual(['lobby']);
    expect([goingOn, header]).toEqual([[], []]);
  });

  it('SHELL-09 without a sportsbook the tab bar has the jackpot', () => {
    expect(keys(menus({ pages: ['jackpot', 'rewards'], features: [] }).tabs)).toEqual([
      'lobby',
      'jackpot',
      'rewards',
    ]);
  });

  it.each([
    ['/', ['lobby'], []],
    ['/games/fox-and-ember/', ['games'], []],
    ['/game-list/new/', ['games'], ['new']],
    ['/game-list/live-casino/', ['live-casino'], ['live-casino']],
    ['/game-studio/', ['games'], ['studios']],
    ['/rewards/', ['rewards'], []],
    ['/profile/limits/', [], []],
  ])('at %s the rail marks %j and the panel %j', (path, inRail, inPanel) => {
    const { rail, casino } = menus(whole, path);
    expect(current(rail)).toEqual(inRail);
    expect(current(casino)).toEqual(inPanel);
  });

  it("SHELL-09 each item links to a known page in the reader's locale", () => {
    const { rail, casino, goingOn } = menus(whole);
    for (const { href } of [...rail, ...casino, ...goingOn]) {
      expect(href).toMatch(/^\/en\//);
      expect(matchRoute(href.slice('/en'.length), () => true).route.group).toBeLessThan(6);
    }
  });

  it.each([
    ['menu1', ['new', 'live-casino', 'categories', 'studios', 'favourites'], true],
    ['menu2', ['new', 'live-casino', 'categories', 'studios', 'favourites'], false],
    ['menu3', ['categories', 'studios', 'new', 'live-casino', 'favourites'], true],
  ] as const)('EXP-09 with %s the casino has %j and is first: %s', (variation, casino, isFirst) => {
    const shown = menusOf(items, { site: whole, variation, path: '/', href: (to) => to, text: (key) => key });
    expect(keys(shown.casino)).toEqual(casino);
    expect(shown.isCasinoFirst).toBe(isFirst);
  });
});
