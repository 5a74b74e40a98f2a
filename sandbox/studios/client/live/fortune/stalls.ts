import type { Money } from '@foyer/domain/money.ts';
import type { Stall } from '../../../maths/fortune/fortune.ts';
import type { FortuneModel } from '../../../maths/fortune/model.ts';
import type { Texts } from '../../../texts/texts.ts';
import { allow, element } from '../../page.ts';
import { colourAsField } from './fortuneWheel.ts';
import { decided, othersMark, type Cloth, type ClothHandlers } from '../../roulette/cloth.ts';

export interface StallOptions extends ClothHandlers {
  readonly stalls: readonly Stall[];
  readonly model: FortuneModel;
  readonly texts: Texts;
  readonly nameOf: (id: string) => string;
}

/** The bets of a wheel of fortune as buttons: a press adds a chip, Backspace removes one. */
export function createStalls({ stalls, model, texts, nameOf, chip, lay, take }: StallOptions): Cloth {
  const host = element('div', { class: 'stalls', role: 'group', 'aria-label': texts.roulette.cloth });
  let isAllowed = false;
  const buttons = new Map(
    stalls.map(({ id, pays }) => {
      const made = element(
        'button',
        { type: 'button', class: 'stall', 'aria-label': nameOf(id) },
        element('span', { class: 'pays' }, `${pays}:1`),
      );
      colourAsField(made, pays);
      made.addEventListener('click', () => isAllowed && lay(id));
      made.addEventListener('keydown', ({ key }) => {
        if (key === 'Backspace' || key === 'Delete') take(id);
      });
      return [id, made];
    }),
  );
  host.append(...buttons.values());

  return {
    element: host,
    show(chips: ReadonlyMap<string, Money>, isWon) {
      for (const [id, made] of buttons) {
        made.querySelector('.chip')?.remove();
        const lies = chips.get(id);
        if (!lies) continue;
        const laid = decided(chip(lies), isWon?.(id));
        laid.ariaHidden = 'true';
        made.append(laid);
      }
    },
    showOthers(bets) {
      for (const [id, made] of buttons) {
        made.querySelector('.others')?.remove();
        const others = bets.find(({ spot }) => spot === id);
        if (others) made.append(othersMark(others.players));
      }
    },
    mark(field) {
      const winner = field === null ? null : String(model.wheel[field]);
      for (const [id, made] of buttons) made.toggleAttribute('data-came', id === winner);
    },
    allow(now) {
      isAllowed = now;
      host.toggleAttribute('data-closed', !now);
      for (const made of buttons.values()) allow(made, now);
    },
  };
}
