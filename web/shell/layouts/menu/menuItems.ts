import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import { hasPart, type SitePart } from '@foyer/contract/content/pages.ts';
import type { MenuPartsFragment } from '@foyer/contract/generated/operations.ts';
import type { NavIcon } from '../../../ui/icon/icons.ts';
import type { NavItem } from '../../../ui/menu/navItems.ts';

export interface MenuItem extends NavItem {
  /** How many are behind it; null where it is no list. */
  readonly games: number | null;
}

/** Every way the chrome offers, sorted by where it stands. */
export interface Menus {
  /** The places of the house, for the quick hand. */
  readonly rail: readonly MenuItem[];
  /** What there is to play. */
  readonly casino: readonly MenuItem[];
  readonly goingOn: readonly MenuItem[];
  /** Where no menu stands, its first places are in the header. */
  readonly header: readonly MenuItem[];
  /** Under the thumb. */
  readonly tabs: readonly MenuItem[];
}

/** A place of the house itself: a page of the route table. */
interface House {
  readonly key: string;
  /** Key of its name. */
  readonly text: string;
  readonly path: string;
  readonly icon: NavIcon;
  readonly needs?: SitePart;
}

const place = (key: string, path: string, icon: NavIcon, needs?: SitePart): House => ({
  key,
  text: `menu.${key}`,
  path,
  icon,
  ...(needs && { needs }),
});

const LOBBY: House = { ...place('lobby', '/', 'house-simple'), text: 'shell.menu.lobby' };
const GAMES = place('games', '/games/', 'cherries');
const SPORTS: House = { ...place('sports', '/sports/', 'soccer-ball', 'Sportsbook'), text: 'shell.sports' };
const JACKPOT = place('jackpot', '/jackpot/', 'crown-simple', 'jackpot');
const RAFFLE = place('raffle', '/raffle/', 'ticket', 'raffle');
const LOYALTY = place('loyalty', '/loyalty-program/', 'medal', 'loyalty');
const REWARDS = place('rewards', '/rewards/', 'gift', 'rewards');

const SHELVES = [
  place('categories', '/game-category/', 'squares-four'),
  place('studios', '/game-studio/', 'palette'),
];

const GOING_ON = [
  place('missions', '/missions/', 'target', 'missions'),
  place('tournaments', '/tournaments/', 'trophy', 'tournaments'),
  place('promotions', '/promotions/', 'megaphone-simple', 'promotions'),
  place('rewardsShop', '/rewards-shop/', 'storefront', 'rewardsShop'),
  place('cashback', '/cashback/', 'percent', 'cashback'),
  place('calendar', '/christmas-2024/', 'calendar-star', 'calendar'),
];

/** Lists that have icons of their own. */
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

/** Lists that the header has room for. */
const HEADER_LISTS = ['new', 'slots', 'live-casino'];

const CASINO_PATH = /^\/game(?:s|-list|-category|-studio)\//;

export interface MenuCase {
  readonly site: Pick<LobbySettings, 'pages' | 'features'>;
  /** Without locale. */
  readonly path: string;
  href(path: string): string;
  text(key: string): string;
}

/** The platform's lists and the site's pages as places of the chrome, the one the reader is at marked (SHELL-09). */
export function menusOf(items: MenuPartsFragment['items'], { site, path, href, text }: MenuCase): Menus {
  const house = (places: readonly House[]): MenuItem[] =>
    places
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
  const games = house([GAMES]).map((found) => ({ ...found, isCurrent: isAtGames }));
  return {
    rail: [...house([LOBBY]), ...games, ...live, ...house([SPORTS, JACKPOT, RAFFLE, LOYALTY, REWARDS])],
    casino: [...lists, ...house(SHELVES)],
    goingOn: house(GOING_ON),
    header: [...lists.filter(({ key }) => HEADER_LISTS.includes(key)), ...house([JACKPOT, RAFFLE, REWARDS])],
    tabs: [...house([LOBBY]), ...house([SPORTS, JACKPOT]).slice(0, 1), ...house([REWARDS])],
  };
}
