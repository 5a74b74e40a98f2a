import { SECOND } from '@foyer/domain/duration.ts';
import { add, compare, fromJson, subtract, type Money } from '@foyer/domain/money.ts';
import { expandWilds } from '../../../maths/bonus/bonusModel.ts';
import type { Bonus } from '../../../maths/model.ts';
import { SCATTER } from '../../../maths/symbols.ts';
import type { Window } from '../../../maths/window.ts';
import { worth } from '../../../play/worth.ts';
import { byId, element, fill } from '../../page.ts';
import { ownStake } from '../../stakes/freePlay.ts';
import type { RevealContext, SpinResult } from '../reveal.ts';
import { shownSpinsOf, storeShownSpins } from './shownSpins.ts';

const SCATTERS_MS = 1.2 * SECOND;
const EXPAND_MS = 0.6 * SECOND;
/** How long the result of a bonus spin is shown, without and with a win. */
const SHOW_MS = { none: 0.4 * SECOND, win: 1.3 * SECOND };

/**
 * Shows the bonus spins of a round between a panel that announces them and one with their total. After a reload they go
 * on where they were.
 */
export async function playBonus(
  context: RevealContext,
  bonus: Bonus | undefined,
  spun: SpinResult,
): Promise<void> {
  const { bonusSpins } = spun;
  if (!bonus || bonusSpins.length === 0) return;
  const { show, sound, skip, texts, bar, nothing, format } = context;
  const { feature } = texts.slot;
  const own = ownStake(spun, nothing);
  const number = new Intl.NumberFormat(context.settings.language);
  const count = number.format(bonusSpins.length);
  const isAbove = (win: Money): boolean => compare(win, own) > 0;

  const shown = shownSpinsOf(spun.roundId);
  if (shown === 0) {
    sound.play('feature');
    show.cells(scatterCells(spun.window));
    await skip.wait(SCATTERS_MS);
    await confirm(context, [fill(feature.intro, { count }), ...introOf(context, bonus)], texts.free.start);
  }
  const sign = element('p', { class: 'bonus-sign', 'aria-hidden': 'true' });
  const before = bonusSpins.reduce((left, { win }) => add(left, fromJson(win)), nothing);
  const ofReels = subtract(fromJson(spun.win), before);
  let won = bonusSpins.slice(0, shown).reduce((left, { win }) => add(left, fromJson(win)), ofReels);
  if (shown > 0) bar.win(format(won), isAbove(won));
  byId('stage').append(sign);
  document.body.dataset['bonus'] = '';
  try {
    for (const [index, { window, wins, win }] of bonusSpins.entries()) {
      if (index < shown) continue;
      const left = fill(feature.left, { number: number.format(index + 1), count });
      sign.replaceChildren(left);
      bar.announce(left);
      skip.reset();
      sound.play('spin');
      show.turn();
      await show.land(window);
      if (bonus.expandsWilds && window.some((column) => column.includes('wild'))) {
        await skip.wait(EXPAND_MS);
        show.replace(expandWilds(window));
      }
      won = add(won, fromJson(win));
      bar.win(format(won), isAbove(won));
      if (wins.length > 0) sound.play('win');
      // FAIR-01: the total of the round decides whether it is celebrated.
      show.wins(wins, isAbove(won), ({ coins }) =>
        format(worth(coins * bonus.multiplier, fromJson(spun.stake))),
      );
      storeShownSpins(spun.roundId, index + 1);
      await skip.wait(wins.length > 0 ? SHOW_MS.win : SHOW_MS.none);
    }
    sign.remove();
    const total = before.minor > 0n ? feature.total : feature.nothing;
    await confirm(context, [fill(total, { count, amount: format(before) })], texts.free.goOn);
  } finally {
    sign.remove();
    delete document.body.dataset['bonus'];
    skip.reset();
  }
}

const scatterCells = (window: Window): (readonly [number, number])[] =>
  window.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === SCATTER ? [[reel, row] as const] : [])),
  );

function introOf({ texts }: RevealContext, { multiplier, expandsWilds }: Bonus): string[] {
  const { feature } = texts.slot;
  return [
    ...(multiplier > 1 ? [fill(feature.introMultiplier, { multiplier: `${multiplier}` })] : []),
    ...(expandsWilds ? [feature.introWilds] : []),
  ];
}

/** A panel that waits for the player. */
async function confirm(
  { notice, bar }: RevealContext,
  text: readonly string[],
  label: string,
): Promise<void> {
  await new Promise<void>((act) => notice.block(text, { label, act }));
  bar.focusMain();
}
