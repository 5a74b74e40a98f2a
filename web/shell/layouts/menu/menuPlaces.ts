import type { MenuPartsFragment } from '@foyer/contract/generated/operations.ts';
import type { PlaceIcon } from '../../../design/icon/icons.ts';
import type { Place } from '../../../design/menu/places.ts';

const ICONS: Readonly<Record<string, PlaceIcon>> = {
  lobby: 'house-simple',
  new: 'sparkle',
  'hot-games': 'fire',
  slots: 'cherries',
  jackpots: 'crown-simple',
  'live-casino': 'broadcast',
  roulette: 'circle-half-tilt',
  blackjack: 'club',
  'table-games': 'dice-five',
  megaways: 'columns',
  bonus: 'gift',
};

export interface MenuPlace extends Place {
  /** How many are behind it; null where it is no list. */
  readonly games: number | null;
}

/** The platform's menu as places of the chrome, the one the reader is at marked. */
export function menuPlaces(
  items: MenuPartsFragment['items'],
  { path, href, label }: { path: string; href: (path: string) => string; label: (key: string) => string },
): readonly MenuPlace[] {
  return items.map((item) => ({
    key: item.key,
    label: label(item.key),
    href: href(item.path),
    icon: ICONS[item.key] ?? 'cherries',
    isCurrent: item.path === path,
    games: item.count,
  }));
}
