import { element } from '../page.ts';

export interface Tally {
  count(text: string): void;
  clear(): void;
}

/** The amount of a large win over the reels. Visual only: the bar shows and announces the amount as well. */
export function createTally(host: HTMLElement): Tally {
  const amount = element('p', { class: 'tally', 'aria-hidden': 'true', hidden: '' });
  host.append(amount);
  return {
    count(text) {
      amount.hidden = false;
      amount.replaceChildren(text);
    },
    clear() {
      amount.hidden = true;
    },
  };
}
