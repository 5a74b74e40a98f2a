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
  /** Of a cascading slot: its windows one after the other. */
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
/** How long a large win stays over the reels before they show its parts. */
const LINGER_MS = 1.5 * SECOND;
/** From this many stakes on a win is counted at length, and written large. */
const MANY_STAKES = 10n;

/** `isCounted`: it has grown before the player's eyes already, fall by fall. */
async function countUp(
  parts: RevealContext,
  { win, stake, isCounted }: { readonly win: Money; readonly stake: Money; readonly isCounted: boolean },
): Promise<void> {
  const { bar, tally, format, isStill } = parts;
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
  // A cycle is longer than this, so it cannot take away the next round's.
  setTimeout(() => tally.clear(), LINGER_MS);
}

/** Shows what came of a round whose reels have stopped, and has it paid. `staked` is the balance without the win. */
export async function reveal(parts: RevealContext, spun: SpinResult, staked: Money): Promise<void> {
  const { api, bar, show, notice, tellLobby, format, nothing, texts, free } = parts;
  const [stake, win] = [fromJson(spun.stake), fromJson(spun.win)];
  const own = ownStake(spun, nothing);
  const { isCelebrated, words } = outcomeOf(parts, own, win);
  const paying = api.move<Paid & Granted>('reveal');
  // It is awaited after the show; until then a failure is nobody's surprise.
  paying.catch(() => {});
  show.wins(spun.wins, isCelebrated);
  bar.balance(format(add(staked, win)));
  if (isCelebrated) await countUp(parts, { win, stake, isCounted: spun.drops.length > 1 });
  else bar.win(format(win), false);
  bar.announce([words, free.words()].join(' '));
  tellLobby({ type: 'roundEnded', roundId: spun.roundId, stake: toJson(own), win: spun.win });
  const paid = await paying;
  bar.balance(format(fromJson(paid.balance)));
  free.hear(paid);
  if (!paid.isPaid) notice.say(texts.winUnderway);
}
