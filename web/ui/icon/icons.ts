export type IconWeight = 'regular' | 'fill' | 'bold';

/**
 * The Phosphor icons in use and their weights: Regular by default, Fill for the current item, Bold for 16
 * to 20 px arrows and crosses. `npm run icons -w web` generates the sprite from this list; a test checks
 * that they match.
 */
export const ICONS = {
  'arrow-down-left': ['regular', 'fill'],
  'arrow-left': ['regular'],
  'arrow-up-right': ['regular', 'fill'],
  bank: ['regular'],
  bell: ['regular', 'fill'],
  broadcast: ['regular', 'fill'],
  'calendar-star': ['regular', 'fill'],
  'caret-down': ['bold'],
  'caret-left': ['bold'],
  'caret-right': ['bold'],
  'caret-up': ['bold'],
  'chat-circle': ['regular'],
  check: ['bold'],
  'check-circle': ['fill'],
  cherries: ['regular', 'fill'],
  'circle-half-tilt': ['regular', 'fill'],
  clock: ['regular'],
  'clock-counter-clockwise': ['regular', 'fill'],
  club: ['regular', 'fill'],
  columns: ['regular', 'fill'],
  'corners-out': ['regular'],
  'credit-card': ['regular'],
  'crown-simple': ['regular', 'fill'],
  'dice-five': ['regular', 'fill'],
  'envelope-simple': ['regular'],
  files: ['regular', 'fill'],
  fire: ['regular', 'fill'],
  gauge: ['regular', 'fill'],
  gift: ['regular', 'fill'],
  'globe-simple': ['regular', 'fill'],
  'hand-palm': ['regular', 'fill'],
  heart: ['regular', 'fill'],
  'house-simple': ['regular', 'fill'],
  info: ['regular', 'fill'],
  list: ['regular'],
  'lock-key': ['regular', 'fill'],
  'magnifying-glass': ['regular'],
  medal: ['regular', 'fill'],
  'megaphone-simple': ['regular', 'fill'],
  palette: ['regular', 'fill'],
  pause: ['fill'],
  percent: ['regular', 'fill'],
  phone: ['regular'],
  play: ['fill'],
  'sign-in': ['regular'],
  'sign-out': ['regular'],
  'sliders-horizontal': ['regular', 'fill'],
  'soccer-ball': ['regular', 'fill'],
  sparkle: ['regular', 'fill'],
  'squares-four': ['regular', 'fill'],
  storefront: ['regular', 'fill'],
  target: ['regular', 'fill'],
  ticket: ['regular', 'fill'],
  timer: ['regular', 'fill'],
  trophy: ['regular', 'fill'],
  user: ['regular', 'fill'],
  'user-circle': ['regular', 'fill'],
  wallet: ['regular'],
  warning: ['fill'],
  'warning-circle': ['fill'],
  'warning-octagon': ['fill'],
  x: ['regular', 'bold'],
} as const satisfies Record<string, readonly IconWeight[]>;

export type IconName = keyof typeof ICONS;

export type WeightOf<Name extends IconName> = (typeof ICONS)[Name][number];

/** Icons for navigation items, which need two weights: the default one and one for the current item. */
export type NavIcon = {
  [Name in IconName]: 'regular' | 'fill' extends WeightOf<Name> ? Name : never;
}[IconName];

export const iconId = (name: IconName, weight: IconWeight) => `${name}-${weight}`;
