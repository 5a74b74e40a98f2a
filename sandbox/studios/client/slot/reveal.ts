import { SECOND } from '@foyer/domain/duration.ts';
import { add, fromJson, toJson, zero, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import type { Win } from '../../maths/evaluate.ts';
import type { Window } from '../../maths/window.ts';
import { countedUp } from '../amounts.ts';
import type { Paid } from '../api.ts';
import { outcomeOf, type GameContext } from '../gameContext.ts';
import { ownStake, type FreePlay, type Granted, type Staked } from '../stakes/freePlay.ts';
import type { Show } from './stage/show.ts';
import type { Tally } from './tally.ts';

export interface SpinResult extends Staked {
  readonly roundId: string;
  readonly win: MoneyJson;
  readonly window: Window;
  readonly wins: readonly Win[];
  /** In a cascading slot, the visible symbols and wins of each step. */
  readonly drops: readonly {
    readonly window: Window;
    readonly wins: readonly Win[];
    readonly multiplier: number;
    readonly win: MoneyJson;
  }[];
}

export interface RevealContext extends GameContext {
  readonly show: Show;
  readonly tally: Tally;
  readonly free: FreePlay;
}

const COUNT_MS = { few: 0.7 * SECOND, many: 2 * SECOND };
/** How long the amount of a large win stays over the reels. */
const LINGER_MS = 1.5 * SECOND;
/** A win of at least this many stakes is large: it has a longer count-up and is shown over the reels. */
const MANY_STAKES = 10n;

/** Counts the win up in the bar. `isCounted`: cascades have already counted it up, so there is no animation. */
async function countUp(
  options: RevealContext,
  { win, stake, isCounted }: { readonly win: Money; readonly stake: Money; readonly isCounted: boolean },
): Promise<void> {
  const { bar, tally, format, isStill } = options;
  const isLarge = win.minor >= stake.minor * MANY_STAKES;
  const show = (amount: Money): void => {
    bar.win(format(amount), true);
    if (isLarge) tally.count(format(amount));
  };
  const lastsMs = isLarge ? COUNT_MS.many : COUNT_MS.few;
  const startedAt = performance.now();
  for (let part = 0; part < 1 && !isStill() && !isCounted; part = (performance.now() - startedAt) / lastsMs) {
    show(countedUp(zero(win.currency), win, part));
    await new Promise(requestAnimationFrame);
  }
  show(win);
  // The minimum cycle of a round is longer than this, so the amount of the next round is not cleared.
  setTimeout(() => tally.clear(), LINGER_MS);
}

/** Shows the result after the reels have stopped, and requests payment. `staked`: balance without the win. */
export async function reveal(options: RevealContext, spun: SpinResult, staked: Money): Promise<void> {
  const { api, bar, show, postToLobby, format, nothing, free } = options;
  const [stake, win] = [fromJson(spun.stake), fromJson(spun.win)];
  const own = ownStake(spun, nothing);
  const { isCelebrated, message } = outcomeOf(options, own, win);
  const paying = api.move<Paid & Granted>('reveal');
  // Awaited after the animation; this prevents an unhandled rejection until then.
  paying.catch(() => {});
  show.wins(spun.wins, isCelebrated);
  bar.balance(format(add(staked, win)));
  if (isCelebrated) await countUp(options, { win, stake, isCounted: spun.drops.length > 1 });
  else bar.win(format(win), false);
  bar.announce([message, free.message()].join(' '));
  postToLobby({ type: 'roundEnded', roundId: spun.roundId, stake: toJson(own), win: spun.win });
  await free.receivePayment(paying);
}
