import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import { hasPart, PAGE_PATHS, type SitePart } from '@foyer/contract/content/pages.ts';
import type { Variation } from '@foyer/contract/content/experiments.ts';
import type { MenuPartsFragment } from '@foyer/contract/generated/operations.ts';
import type { NavIcon } from '../../../ui/icon/icons.ts';
import type { NavItem } from '../../../ui/menu/navItems.ts';

export interface MenuItem extends NavItem {
  /** Number of games of a game list; null for another page. */
  readonly games: number | null;
}

/** All navigation items of the layout, grouped by where they appear. */
export interface Menus {
  /** Main pages of the site, in the icon rail. */
  readonly rail: readonly MenuItem[];
  /** Game lists and other pages of the catalogue. */
  readonly casino: readonly MenuItem[];
  readonly goingOn: readonly MenuItem[];
  /** Whether `casino` comes before `goingOn` in the menu. */
  readonly isCasinoFirst: boolean;
  /** Links in the header, on screens without the fixed menu. */
  readonly header: readonly MenuItem[];
  /** Tab bar on small screens. */
  readonly tabs: readonly MenuItem[];
}

/** A page of the route table, as opposed to a game list from the platform. */
interface SitePage {
  readonly key: string;
  /** Key of the text with the page's name. */
  readonly text: string;
  readonly path: string;
  readonly icon: NavIcon;
  readonly needs?: SitePart;
}

const page = (key: string, path: string, icon: NavIcon, needs?: SitePart): SitePage => ({
  key,
  text: `menu.${key}`,
  path,
  icon,
  ...(needs && { needs }),
});

const LOBBY: SitePage = { ...page('lobby', '/', 'house-simple'), text: 'shell.menu.lobby' };
const GAMES = page('games', '/games/', 'cherries');
const SPORTS: SitePage = { ...page('sports', '/sports/', 'soccer-ball', 'Sportsbook'), text: 'shell.sports' };
const JACKPOT = page('jackpot', '/jackpot/', 'crown-simple', 'jackpot');
const RAFFLE = page('raffle', '/raffle/', 'ticket', 'raffle');
const LOYALTY = page('loyalty', '/loyalty-program/', 'medal', 'loyalty');
const REWARDS = page('rewards', '/rewards/', 'gift', 'rewards');

const FAVOURITES = page('favourites', '/game-list/favourites/', 'heart');

const CATALOGUE_PAGES = [
  page('categories', '/game-category/', 'squares-four'),
  page('studios', '/game-studio/', 'palette'),
];

const ACTIVITIES = [
  { ...page('hourlyDrop', '/raffle/', 'ticket', 'raffle'), text: 'games.drop.hourly' },
  page('missions', '/missions/', 'target', 'missions'),
  page('tournaments', '/tournaments/', 'trophy', 'tournaments'),
  page('promotions', '/promotions/', 'megaphone-simple', 'promotions'),
  page('rewardsShop', '/rewards-shop/', 'storefront', 'rewardsShop'),
  page('cashback', '/cashback/', 'percent', 'cashback'),
  page('calendar', PAGE_PATHS.calendar, 'calendar-star', 'calendar'),
];

const LIST_ICONS: Readonly<Record<string, NavIcon>> = {
  lobby: 'house-simple',
  new: 'sparkle',
  'hot-games': 'fire',
  slots: 'cherries',
  jackpots: 'crown-simple',
  'live-casino': 'broadcast',
  roulette: 'circle-half-tilt',
  blackjack: 'club',
  crash: 'arrow-up-right',
  'table-games': 'dice-five',
  megaways: 'columns',
  bonus: 'gift',
};

const HEADER_LISTS = ['new', 'slots', 'live-casino'];

const CASINO_PATH = /^\/game(?:s|-list|-category|-studio)\//;

export interface MenuCase {
  readonly site: Pick<LobbySettings, 'pages' | 'features'>;
  /** EXP-09: `menu2` lists current activities before the casino, `menu3` all categories and studios before game lists. */
  readonly variation?: Variation<'menu'>;
  /** Path of the current page, without locale. */
  readonly path: string;
  href(path: string): string;
  text(key: string): string;
}

/** Builds the menus from the platform's game lists and the site's pages; the current page is marked (SHELL-09). */
export function menusOf(
  items: MenuPartsFragment['items'],
  { site, variation = 'menu1', path, href, text }: MenuCase,
): Menus {
  const pageItems = (pages: readonly SitePage[]): MenuItem[] =>
    pages
      .filter(({ needs }) => !needs || hasPart(site, needs))
      .map(({ key, text: name, path: to, icon }) => ({
        key,
        label: text(name),
        href: href(to),
        icon,
        isCurrent: to === path,
        games: null,
      }));
  const lists = items
    .filter(({ count }) => count !== null)
    .map((item): MenuItem => ({
      key: item.key,
      label: text(`shell.menu.${item.key}`),
      href: href(item.path),
      icon: LIST_ICONS[item.key] ?? 'cherries',
      isCurrent: item.path === path,
      games: item.count,
    }));
  const live = lists
    .filter(({ key }) => key === 'live-casino')
    .map((list) => ({ ...list, label: text('menu.live'), games: null }));
  const isAtGames = CASINO_PATH.test(path) && !live.some(({ isCurrent }) => isCurrent);
  const games = pageItems([GAMES]).map((found) => ({ ...found, isCurrent: isAtGames }));
  const catalogue = pageItems(CATALOGUE_PAGES);
  return {
    rail: [
      ...pageItems([LOBBY]),
      ...games,
      ...live,
      ...pageItems([SPORTS, JACKPOT, RAFFLE, LOYALTY, REWARDS]),
    ],
    casino: [
      ...(variation === 'menu3' ? [...catalogue, ...lists] : [...lists, ...catalogue]),
      ...pageItems([FAVOURITES]),
    ],
    isCasinoFirst: variation !== 'menu2',
    goingOn: pageItems(ACTIVITIES),
    header: [
      ...lists.filter(({ key }) => HEADER_LISTS.includes(key)),
      ...pageItems([JACKPOT, RAFFLE, REWARDS]),
    ],
    tabs: [...pageItems([LOBBY]), ...pageItems([SPORTS, JACKPOT]).slice(0, 1), ...pageItems([REWARDS])],
  };
}
