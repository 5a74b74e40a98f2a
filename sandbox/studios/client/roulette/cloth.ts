import type { Money } from '@foyer/domain/money.ts';
import type { OtherBet } from '../../live/otherBets.ts';
import type { RouletteModel } from '../../maths/roulette/model.ts';
import { colourOf, type Spot } from '../../maths/roulette/spots.ts';
import { element } from '../page.ts';
import { WHEEL_COLOURS } from './wheel.ts';
import { neighbour, positionOf, pointOf, type Step } from './positions.ts';

/** Callbacks of the betting layout; bet positions are given by id. */
export interface ClothHandlers {
  readonly chip: (amount: Money) => HTMLElement;
  readonly lay: (spot: string) => void;
  readonly take: (spot: string) => void;
  readonly notify: (spot: string) => void;
}

export interface ClothOptions extends ClothHandlers {
  readonly model: RouletteModel;
  readonly spots: ReadonlyMap<string, Spot>;
  readonly label: string;
  readonly name: (spot: Spot) => string;
}

export interface Cloth {
  readonly element: HTMLElement;
  /** `isWon` is given once the result is known: chips that have lost fade. */
  show(chips: ReadonlyMap<string, Money>, isWon: ((spot: string) => boolean) | null): void;
  /** Marks where other players of the table have bet. */
  showOthers(bets: readonly OtherBet[]): void;
  /** Puts the marker (dolly) on the winning number. */
  mark(number: number | null): void;
  allow(isAllowed: boolean): void;
}

const UPRIGHT = '(max-aspect-ratio: 9 / 10)';
const STEPS: Readonly<Record<string, Step>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** In portrait layout the table is rotated: zero is at the top and one at the left. */
const turned = ([along, down]: Step): Step => [down, -along];

/** The betting layout. A press adds a chip; a press on a border between numbers bets on all of them. */
export function createCloth(options: ClothOptions): Cloth {
  const { spots, label } = options;
  const upright = matchMedia(UPRIGHT);
  const cloth = element('div', { class: 'cloth', role: 'group', 'aria-label': label });
  const numbers = element('div', { class: 'numbers' });
  const lying = element('div', { class: 'lying', 'aria-hidden': 'true' });
  const aimer = element('button', { type: 'button', class: 'aimer' });
  const aim = element('span', { class: 'aim', 'aria-hidden': 'true' });
  const buttons = new Map<string, HTMLButtonElement>();
  for (const spot of spots.values()) {
    if (spot.at && spot.kind !== 'straight') continue;
    const made = cellOf(spot, options);
    buttons.set(spot.id, made);
    (spot.at && spot.id !== '0' ? numbers : cloth).append(made);
    if (!spot.at || spot.id === '0') made.addEventListener('click', () => press(spot));
  }
  const byPoint = new Map(
    [...spots.values()].flatMap((spot) => (spot.at ? [[`${spot.at.along} ${spot.at.down}`, spot]] : [])),
  );
  numbers.append(lying);
  cloth.append(aimer, numbers);

  let isAllowed = false;
  const press = (spot: Spot | undefined): void => {
    if (isAllowed && spot) options.lay(spot.id);
  };
  const holderOf = ({ id, at }: Spot): HTMLElement => (at && id !== '0' ? lying : (buttons.get(id) ?? lying));
  const put = (marker: HTMLElement, spot: Spot): void => {
    place(marker, spot);
    holderOf(spot).append(marker);
  };
  const putOn = (id: string, marker: HTMLElement): void => {
    const spot = spots.get(id);
    if (spot) put(marker, spot);
  };

  numbers.addEventListener('click', (event) => {
    const own = event.target instanceof HTMLElement ? spots.get(event.target.dataset.spot ?? '') : undefined;
    // A click by keyboard has no pointer position, so it means the number itself.
    if (event.detail === 0) return press(own);
    const { along, down } = pointUnder(event, numbers, upright.matches);
    press(byPoint.get(`${along} ${down}`) ?? own);
  });
  const aimAt = (spot: Spot): void => {
    put(aim, spot);
    scrollTo(cloth, aim);
  };
  followKeys(aimer, upright, options, aimAt, press);

  return {
    element: cloth,
    show(chips, isWon) {
      for (const old of cloth.querySelectorAll('.chip')) old.remove();
      for (const [id, amount] of chips) putOn(id, decided(options.chip(amount), isWon?.(id)));
    },
    showOthers(bets) {
      for (const old of cloth.querySelectorAll('.others')) old.remove();
      for (const { spot, players } of bets) putOn(spot, othersMark(players));
    },
    mark(number) {
      for (const [id, made] of buttons) made.toggleAttribute('data-came', id === String(number));
      const winner = buttons.get(String(number));
      if (winner) scrollTo(cloth, winner);
    },
    allow(now) {
      isAllowed = now;
      cloth.toggleAttribute('data-closed', !now);
    },
  };
}

function place(marker: HTMLElement, spot: Spot): void {
  const { along, down } = positionOf(spot);
  marker.style.setProperty('--along', String((along - 1) / 24));
  marker.style.setProperty('--down', String(down / 6));
}

function pointUnder({ clientX, clientY }: MouseEvent, numbers: HTMLElement, isUpright: boolean) {
  const { left, top, width, height } = numbers.getBoundingClientRect();
  const [x, y] = [(clientX - left) / width, (clientY - top) / height];
  return isUpright ? pointOf(y, 1 - x) : pointOf(x, y);
}

/** A chip with its result, if it has one. */
export function decided(chip: HTMLElement, isWon: boolean | undefined): HTMLElement {
  if (isWon !== undefined) chip.dataset['result'] = isWon ? 'won' : 'lost';
  return chip;
}

/** A number of other players, beside the player's own chip. It says nothing that a screen reader needs to play. */
export const othersMark = (players: number): HTMLElement =>
  element(
    'span',
    { class: 'others', 'aria-hidden': 'true', ...(players > 2 && { 'data-many': '' }) },
    String(players),
  );

/** When the betting layout does not fit, it scrolls by itself without scrolling the page. */
function scrollTo(cloth: HTMLElement, position: HTMLElement): void {
  const [visible, target] = [cloth.getBoundingClientRect(), position.getBoundingClientRect()];
  if (target.top < visible.top) cloth.scrollTop += target.top - visible.top;
  else if (target.bottom > visible.bottom) cloth.scrollTop += target.bottom - visible.bottom;
}

function cellOf(spot: Spot, { model, name }: ClothOptions): HTMLButtonElement {
  const made = element('button', {
    type: 'button',
    class: `place ${spot.kind} ${spot.id.replace(/^(\d)/, 'n$1')}`,
    tabindex: '-1',
    'aria-label': name(spot),
    'data-spot': spot.id,
  });
  if (spot.kind === 'straight') {
    const number = Number(spot.id);
    const { along, down } = positionOf(spot);
    made.style.setProperty('--number', WHEEL_COLOURS[colourOf(model, number)]);
    made.style.setProperty('--c', String(along / 2));
    made.style.setProperty('--r', String((down + 1) / 2));
    made.append(spot.id);
  } else {
    made.append(spot.kind === 'column' ? '2:1' : name(spot));
    if (spot.kind !== 'even') made.style.setProperty('--n', spot.id.slice(-1));
    if (spot.id === 'red' || spot.id === 'black') made.style.setProperty('--number', WHEEL_COLOURS[spot.id]);
  }
  return made;
}

/** The betting layout is a single tab stop: arrow keys move, Enter adds a chip, Backspace removes one. */
function followKeys(
  aimer: HTMLButtonElement,
  upright: MediaQueryList,
  { spots, name, label, take, notify }: ClothOptions,
  aimAt: (spot: Spot) => void,
  press: (spot: Spot | undefined) => void,
): void {
  let at = spots.get('red');
  const go = (spot: Spot): void => {
    at = spot;
    aimAt(spot);
    aimer.setAttribute('aria-label', `${label}: ${name(spot)}`);
  };
  if (at) go(at);
  aimer.addEventListener('click', () => press(at));
  aimer.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (!at) return;
    if (step) {
      event.preventDefault();
      go(neighbour(at, upright.matches ? turned(step) : step, spots.values()));
      notify(at.id);
    } else if (event.key === 'Backspace' || event.key === 'Delete') take(at.id);
  });
}
