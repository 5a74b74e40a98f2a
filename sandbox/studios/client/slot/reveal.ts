import { SECOND } from '@foyer/domain/duration.ts';
import { add, fromJson, toJson, zero, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import type { Win } from '../../maths/evaluate.ts';
import type { Window } from '../../maths/window.ts';
import { worth } from '../../play/worth.ts';
import { countedUp } from '../stakes/amounts.ts';
import type { Paid } from '../api.ts';
import { outcomeOf, type GameContext } from '../gameContext.ts';
import { ownStake, type FreePlay, type Granted, type Staked } from '../stakes/freePlay.ts';
import type { Skip } from './skip.ts';
import type { Show } from './stage/show.ts';
import type { Tally } from './tally.ts';
import { winTier } from './winTier.ts';

export interface SpinResult extends Staked {
  readonly roundId: string;
  readonly win: MoneyJson;
  readonly seed: string;
  readonly window: Window;
  readonly wins: readonly Win[];
  /** In a cascading slot, the visible symbols and wins of each step. */
  readonly drops: readonly {
    readonly window: Window;
    readonly wins: readonly Win[];
    readonly multiplier: number;
    readonly win: MoneyJson;
  }[];
  /** Bonus spins that scatters have started; their wins have the multiplier. */
  readonly bonusSpins: readonly {
    readonly window: Window;
    readonly wins: readonly Win[];
    readonly win: MoneyJson;
  }[];
}

export interface RevealContext extends GameContext {
  readonly skip: Skip;
  readonly show: Show;
  readonly tally: Tally;
  readonly free: FreePlay;
}

/** How long the amount of a large win stays over the reels. */
const LINGER_MS = 1.5 * SECOND;

/**
 * Counts the win up in the bar, and over the reels if it is large; a press ends the count. `isCounted`: cascades have
 * already counted it up, so there is no animation.
 */
async function countUp(
  options: RevealContext,
  { win, stake, isCounted }: { readonly win: Money; readonly stake: Money; readonly isCounted: boolean },
): Promise<void> {
  const { bar, tally, format, isStill, skip, sound } = options;
  const tier = winTier(win, stake);
  const show = (amount: Money): void => {
    bar.win(format(amount), true);
    tally.count(format(amount));
  };
  tally.open(tier);
  sound.play(tier.name === 'win' ? 'win' : 'bigWin');
  const startedAt = performance.now();
  const isCounting = (): boolean => !isStill() && !isCounted && !skip.isSkipped();
  for (let part = 0; part < 1 && isCounting(); part = (performance.now() - startedAt) / tier.countMs) {
    show(countedUp(zero(win.currency), win, part));
    await new Promise(requestAnimationFrame);
  }
  show(win);
  // The minimum cycle of a round is longer than this, so the amount of the next round is not cleared.
  setTimeout(() => tally.clear(), LINGER_MS);
}

/** Shows the result after the reels have stopped, and requests payment. */
export async function reveal(options: RevealContext, spun: SpinResult): Promise<void> {
  const { api, balance, bar, show, postToLobby, format, nothing, free } = options;
  const [stake, win] = [fromJson(spun.stake), fromJson(spun.win)];
  const own = ownStake(spun, nothing);
  const { isCelebrated, message } = outcomeOf(options, own, win);
  const paying = api.move<Paid & Granted>('reveal');
  // Awaited after the animation; this prevents an unhandled rejection until then.
  paying.catch(() => {});
  if (spun.bonusSpins.length === 0)
    show.wins(spun.wins, isCelebrated, ({ coins }) => format(worth(coins, stake)));
  balance.set(add(balance.current(), win));
  if (isCelebrated) await countUp(options, { win, stake, isCounted: spun.drops.length > 1 });
  else bar.win(format(win), false);
  bar.announce([message, free.message()].join(' '));
  postToLobby({ type: 'roundEnded', roundId: spun.roundId, stake: toJson(own), win: spun.win });
  await free.receivePayment(paying);
}
