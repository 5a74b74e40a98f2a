import { element } from '../page.ts';

export type Tally = ReturnType<typeof createTally>;

/** The amount of a large win over the reels. Visual only: the bar shows and announces the amount as well. */
export function createTally(host: HTMLElement) {
  const amount = element('p', { class: 'tally', 'aria-hidden': 'true', hidden: '' });
  host.append(amount);
  return {
    count(text: string) {
      amount.hidden = false;
      amount.replaceChildren(text);
    },
    clear() {
      amount.hidden = true;
    },
  };
}
