import { add, compare, fromJson } from '@foyer/domain/money.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { byId, element } from '../page.ts';
import { ownStake } from '../stakes/freePlay.ts';
import type { RevealContext, SpinResult } from './reveal.ts';

/** How long the wins of a cascade step are shown before their symbols are removed. */
const SHOW_MS = 0.75 * SECOND;

let badge: HTMLElement | null = null;

function announceMultiplier(multiplier: number): void {
  badge ??= element('p', { class: 'multiplier', 'aria-hidden': 'true' });
  if (!badge.isConnected) byId('stage').append(badge);
  badge.replaceChildren(`×${multiplier}`);
  badge.hidden = multiplier < 2;
}

/** Hides the multiplier, because the next round starts without one. */
const forgetMultiplier = (): void => void (badge && (badge.hidden = true));

/** Animates a cascading round: highlights the wins, removes their symbols and lets the others fall. */
export async function tumble(
  { show, bar, format, nothing, skip }: RevealContext,
  spun: SpinResult,
): Promise<void> {
  const stake = ownStake(spun, nothing);
  let won = nothing;
  for (const [index, { wins, multiplier, win }] of spun.drops.entries()) {
    if (wins.length === 0) break;
    announceMultiplier(multiplier);
    won = add(won, fromJson(win));
    // FAIR-01: a total that is not above the stake is shown, but not celebrated.
    const isAbove = compare(won, stake) > 0;
    show.light(wins, isAbove);
    bar.win(format(won), isAbove);
    await skip.wait(SHOW_MS);
    const next = spun.drops[index + 1];
    if (next) await show.fall(wins, next.window);
  }
  forgetMultiplier();
}
