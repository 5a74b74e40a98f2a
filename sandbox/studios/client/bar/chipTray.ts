import { element } from '../page.ts';

/** What the player may stake per press: the amounts, the index of the selected one, and whether it may change. */
export interface Offer {
  readonly amounts: readonly { readonly text: string; readonly short: string }[];
  readonly index: number;
  readonly isFixed: boolean;
}

/** Number of colours that chips have in the style sheet. */
const COLOURS = 10;

/** The colour of a chip, by its position among the offered chips. */
export const chipColour = (index: number): string => String(Math.max(0, index) % COLOURS);

/** The chips of a table as radio buttons. */
export function createChipTray(label: string, choose: (index: number) => void) {
  const tray = element('div', { class: 'chip-tray', role: 'radiogroup', 'aria-label': label });
  let inputs: readonly HTMLInputElement[] = [];
  let shown: Offer['amounts'] = [];

  const lay = (amounts: Offer['amounts']): void => {
    shown = amounts;
    inputs = amounts.map(({ text }, index) => {
      const input = element('input', { type: 'radio', name: 'chip', class: 'unseen', 'aria-label': text });
      input.addEventListener('change', () => choose(index));
      return input;
    });
    tray.replaceChildren(
      ...inputs.map((input, index) =>
        element(
          'label',
          { class: 'tray-chip', 'data-chip': chipColour(index) },
          input,
          element('span', { class: 'face', 'aria-hidden': 'true' }, amounts[index]?.short ?? ''),
        ),
      ),
    );
  };

  return {
    element: tray,
    show({ amounts, index, isFixed }: Offer, isOpen: boolean): void {
      if (amounts.map(({ text }) => text).join() !== shown.map(({ text }) => text).join()) lay(amounts);
      for (const [at, input] of inputs.entries()) {
        input.checked = at === index;
        input.disabled = isFixed || !isOpen;
      }
      const selected = inputs[index]?.parentElement;
      if (selected) tray.scrollLeft = selected.offsetLeft - (tray.clientWidth - selected.clientWidth) / 2;
    },
  };
}
