import { add, compare, fromJson, toJson, zero, type Money } from '@foyer/domain/money.ts';
import type { ShownRound } from '../../http/roundPage.ts';
import type { Win } from '../../maths/evaluate.ts';
import { symbolUrl } from '../../http/picturePaths.ts';
import { PAYING_SYMBOLS, SCATTER, WILD, type ReelSymbol } from '../../maths/symbols.ts';
import type { Window } from '../../maths/window.ts';
import { amountsOf, worth } from '../../play/worth.ts';
import { createFormat } from '../stakes/amounts.ts';
import { element, fact, fill, icon } from '../page.ts';
import type { Sprites } from '../slot/stage/sprites.ts';
import { tonesOf } from '../slot/stage/tones.ts';
import { isProven } from './drawAgain.ts';
import { paintReels, type ReelPicture } from './reelPicture.ts';
import { stepsOf, type Step } from './steps.ts';

/** The highest symbols are pictures, the others are letters. */
const PICTURES = 5;
const CHECK = 'M9.6 16.6 4.9 12l-1.5 1.5 6.2 6.1L21 8.2l-1.5-1.5z';
const CROSS = 'M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6 10.6 12 5 6.4z';

function symbolName({ texts, hasAnimals }: ShownRound, symbol: ReelSymbol): string {
  if (symbol === WILD) return 'Wild';
  if (symbol === SCATTER) return 'Scatter';
  if (symbol === 'ten') return '10';
  const number = PAYING_SYMBOLS.indexOf(symbol) + 1;
  if (number <= PICTURES && !hasAnimals) return fill(texts.symbol, { number: String(number) });
  const names: Partial<Record<ReelSymbol, string>> = texts;
  return names[symbol] ?? symbol;
}

/** The symbols of the reels as a text, for screen readers. */
const windowText = (round: ShownRound, window: Window): string =>
  window
    .map((column, reel) =>
      fill(round.texts.slot.round.reel, {
        number: String(reel + 1),
        symbols: column.map((symbol) => symbolName(round, symbol)).join(', '),
      }),
    )
    .join('. ');

/** The result of a round: the reels of each step with their wins. */
export function resultContent(round: ShownRound, sprites: Sprites) {
  const { draw, maths, game, texts, language } = round;
  const { model } = maths;
  const stake = fromJson(round.stake);
  const format = createFormat(language, stake.currency);
  const isCelebrated = compare(worth(draw.coins, stake), stake) > 0;
  const steps = stepsOf(draw, maths);
  const paid = amountsOf(steps, { stake, before: 0 });
  const pictures: { readonly canvas: HTMLCanvasElement; readonly picture: ReelPicture }[] = [];

  const winLine = ({ symbol, length, ways, line }: Win, multiplier: number, amount: string): HTMLElement => {
    const how =
      line === undefined
        ? fill(texts.slot.round.ways, { count: String(ways) })
        : fill(texts.slot.round.line, { number: String(line + 1) });
    const factor = multiplier > 1 ? [`×${multiplier}`] : [];
    const name = symbolName(round, symbol);
    const isPicture = PAYING_SYMBOLS.indexOf(symbol) < PICTURES;
    const shown = isPicture ? element('img', { src: symbolUrl(game.lookupId, symbol), alt: name }) : name;
    const what = element('span', {}, `${length} × `, shown, ` · ${[how, ...factor].join(' · ')}`);
    return element('li', {}, what, element('b', {}, amount));
  };
  const figure = (step: Step, index: number): HTMLElement => {
    const { window, wins, multiplier } = step;
    const canvas = element('canvas', { role: 'img', 'aria-label': windowText(round, window) });
    const total = format(fromJson(paid[index]?.win ?? toJson(zero(stake.currency))));
    const amount = wins.length === 1 ? total : null;
    const amounts = amountsOfWins(wins, multiplier, step.coins, stake).map((each) => format(each));
    const tones = tonesOf(game.palette);
    pictures.push({ canvas, picture: { window, wins, model, sprites, tones, amount, isCelebrated } });
    const title = titleOf(round, step);
    const list =
      wins.length > 0
        ? element(
            'ul',
            { class: 'wins' },
            ...wins.map((win, at) => winLine(win, multiplier, amount ?? amounts[at] ?? '')),
            ...(amount === null
              ? [element('li', { class: 'total' }, texts.win, element('b', {}, total))]
              : []),
          )
        : element('p', { class: 'muted' }, texts.noWin);
    return element(
      'figure',
      { class: step.kind },
      ...(title === '' ? [] : [element('h2', {}, title)]),
      canvas,
      element('figcaption', {}, list),
    );
  };

  return {
    element: element('section', { class: steps.length > 1 ? 'steps' : 'single' }, ...steps.map(figure)),
    /** Paints the reels in their current size. */
    paint: () => pictures.forEach(({ canvas, picture }) => paintReels(canvas, picture)),
  };
}

/** The amount of each win; empty where they would not add up to what the step paid, because of its limit or of rounding. */
function amountsOfWins(
  wins: readonly Win[],
  multiplier: number,
  coins: number,
  stake: Money,
): readonly Money[] {
  const amounts = wins.map((win) => worth(win.coins * multiplier, stake));
  const sum = amounts.reduce(add, zero(stake.currency));
  return compare(sum, worth(coins, stake)) === 0 ? amounts : [];
}

function titleOf({ texts, draw, language }: ShownRound, { kind, number, wins, multiplier }: Step): string {
  const written = new Intl.NumberFormat(language);
  if (kind === 'drop') {
    const drop = fill(texts.slot.round.drop, { number: written.format(number) });
    return draw.drops.length < 2
      ? ''
      : [drop, ...(wins.length > 0 && multiplier > 1 ? [`×${multiplier}`] : [])].join(' · ');
  }
  if (kind === 'spin') return '';
  const count = written.format(draw.bonusSpins.length);
  return fill(texts.slot.feature.left, { number: written.format(number), count });
}

/** The proof of a round, which the player's browser calculates again. */
export function roundProofContent(round: ShownRound): HTMLElement {
  const { slot, crash } = round.texts;
  const verdict = element('p', { class: 'verdict', role: 'status' });
  const decide = (kind: 'right' | 'wrong' | 'unknown', text: string): void => {
    verdict.dataset['verdict'] = kind;
    const mark = kind === 'unknown' ? [] : [icon(kind === 'right' ? CHECK : CROSS)];
    verdict.replaceChildren(...mark, element('span', {}, text));
  };
  isProven(round).then(
    (isRight) => (isRight ? decide('right', slot.round.matches) : decide('wrong', slot.round.doesNotMatch)),
    // Browsers have no cryptography on a page without TLS.
    () => decide('unknown', slot.round.notChecked),
  );
  return element(
    'section',
    { class: 'proof' },
    element('h2', {}, slot.round.proof),
    verdict,
    element('p', { class: 'muted' }, slot.round.how),
    element(
      'dl',
      {},
      fact(crash.commitment, round.commitment),
      fact(crash.seed, round.seed),
      fact(slot.round.number, round.roundId),
    ),
  );
}
