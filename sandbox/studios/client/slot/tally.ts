import { element } from '../page.ts';

export interface Tally {
  count(text: string): void;
  clear(): void;
}

/** A large win, written large over the reels. For the eye: the bar says the amount to everybody. */
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
