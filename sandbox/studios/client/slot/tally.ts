import { SECOND } from '@foyer/domain/duration.ts';
import type { GameContext } from '../gameContext.ts';
import { element } from '../page.ts';
import type { WinTier } from './winTier.ts';

export type Tally = ReturnType<typeof createTally>;

const COINS = { bigWin: 26, hugeWin: 60 } as const;
const LONGEST_FLIGHT_MS = 1.6 * SECOND;

/** A large win over the reels. Visual only: the bar shows and announces the amount as well. */
export function createTally(host: HTMLElement, { texts, isStill }: Pick<GameContext, 'texts' | 'isStill'>) {
  const title = element('span', { class: 'tally-title' });
  const amount = element('span', { class: 'tally-amount' });
  const coins = element('span', { class: 'tally-coins' });
  const tally = element('p', { class: 'tally', 'aria-hidden': 'true', hidden: '' }, coins, title, amount);
  host.append(tally);

  /** Coins that fly up from the middle and fall. They are decoration, so that Math.random is sufficient. */
  const burst = (count: number): void => {
    for (let coin = 0; coin < count; coin += 1) {
      const made = element('i');
      coins.append(made);
      const [x, rise] = [(Math.random() - 0.5) * 90, 18 + Math.random() * 30];
      const turn = `rotateY(${Math.round(Math.random() * 1080)}deg)`;
      made.animate(
        [
          { transform: 'translate(0, 0)' },
          { transform: `translate(${x * 0.6}vmin, ${-rise}vmin) ${turn}`, offset: 0.4, easing: 'ease-in' },
          { transform: `translate(${x}vmin, 60vmin) ${turn}` },
        ],
        { duration: LONGEST_FLIGHT_MS * (0.6 + Math.random() * 0.4), delay: coin * 18, easing: 'ease-out' },
      ).onfinish = () => made.remove();
    }
  };

  return {
    /** Opens the tally for a large win. */
    open({ name }: WinTier): void {
      if (name === 'win') return;
      tally.dataset['tier'] = name;
      title.replaceChildren(texts[name]);
      tally.hidden = false;
      if (!isStill()) burst(COINS[name]);
    },
    count(text: string): void {
      amount.replaceChildren(text);
    },
    clear(): void {
      tally.hidden = true;
      coins.replaceChildren();
    },
  };
}
