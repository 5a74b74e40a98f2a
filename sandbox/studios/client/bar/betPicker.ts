import { allow, element, onPress } from '../page.ts';
import type { Offer } from './chipTray.ts';

/** All stakes in a popover, which opens from the stake that is shown. */
export function createBetPicker(opener: HTMLButtonElement, label: string, choose: (index: number) => void) {
  const list = element('div', { class: 'bet-picker', popover: '', role: 'group', 'aria-label': label });
  opener.setAttribute('aria-haspopup', 'true');
  onPress(opener, () => list.togglePopover());
  list.addEventListener('beforetoggle', () => {
    const { right, top } = opener.getBoundingClientRect();
    list.style.setProperty('--anchor-x', `${innerWidth - right}px`);
    list.style.setProperty('--anchor-y', `${innerHeight - top}px`);
  });
  list.addEventListener('toggle', () => {
    if (list.matches(':popover-open')) list.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  });
  return {
    element: list,
    show({ amounts, index, isFixed }: Offer, isOpen: boolean): void {
      const isUsable = isOpen && !isFixed && amounts.length > 1;
      allow(opener, isUsable);
      if (!isUsable && list.matches(':popover-open')) list.hidePopover();
      list.replaceChildren(
        ...amounts.map(({ text }, at) => {
          const made = element(
            'button',
            { type: 'button', class: 'bet-choice', 'aria-pressed': String(at === index) },
            text,
          );
          made.addEventListener('click', () => {
            list.hidePopover();
            choose(at);
          });
          return made;
        }),
      );
    },
  };
}
