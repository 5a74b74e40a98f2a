import { multiply, type Money } from '@foyer/domain/money.ts';
import type { GameContext } from '../../gameContext.ts';
import { element, fill } from '../../page.ts';
import { createDialog } from '../../panels/dialog.ts';
import type { AutoplayPlan } from './stops.ts';

const ROUNDS = [10, 25, 50, 100] as const;
/** Limits that are offered, in stakes. */
const LOSS_STAKES = [5n, 10n, 25n, 50n] as const;
const WIN_STAKES = [10n, 25n, 50n, 100n] as const;

interface Option<Value> {
  readonly text: string;
  readonly value: Value;
}

/** A group of options, of which none is chosen until `first` or the player chooses one. */
function choice<Value>(
  name: string,
  title: string,
  options: readonly Option<Value>[],
  first: number | null,
): { readonly group: HTMLFieldSetElement; readonly chosen: () => Option<Value> | null } {
  const inputs = options.map((_, index) => {
    const input = element('input', { type: 'radio', name, value: `${index}` });
    input.checked = index === first;
    return input;
  });
  const labels = options.map(({ text }, index) =>
    element('label', { class: 'option' }, inputs[index] ?? '', element('span', {}, text)),
  );
  const group = element('fieldset', { class: 'options' }, element('legend', {}, title), ...labels);
  return { group, chosen: () => options[inputs.findIndex(({ checked }) => checked)] ?? null };
}

/**
 * The dialog in which the player chooses the rounds and limits of autoplay. The loss limit has no default.
 * It has no form: the frame of a game may not submit forms.
 */
export function createPanel({ texts, settings, format }: GameContext) {
  const { autoplay } = texts;
  const dialog = createDialog('autoplay', texts.close);
  const number = new Intl.NumberFormat(settings.language);
  const amounts = (stake: Money, times: readonly bigint[]): Option<Money>[] =>
    times.map((count) => multiply(stake, count)).map((value) => ({ text: format(value), value }));

  return {
    isOpen: dialog.isOpen,
    show(stake: Money, start: (plan: AutoplayPlan) => void) {
      const counts = ROUNDS.map((value) => ({ text: number.format(value), value }));
      const rounds = choice<number>('rounds', autoplay.rounds, counts, 0);
      const loss = choice('loss', autoplay.lossLimit, amounts(stake, LOSS_STAKES), null);
      const never: Option<Money | null> = { text: autoplay.never, value: null };
      const win = choice('win', autoplay.winLimit, [never, ...amounts(stake, WIN_STAKES)], 0);
      const missing = element('p', { class: 'missing', role: 'alert' });
      const begin = element('button', { type: 'button', class: 'again' }, autoplay.start);
      const choices = element(
        'div',
        { class: 'autoplay' },
        rounds.group,
        loss.group,
        win.group,
        missing,
        begin,
      );
      begin.addEventListener('click', () => {
        const lossLimit = loss.chosen()?.value;
        if (!lossLimit) {
          missing.replaceChildren(autoplay.missing);
          return loss.group.querySelector('input')?.focus();
        }
        dialog.close();
        start({
          rounds: rounds.chosen()?.value ?? ROUNDS[0],
          lossLimit,
          winLimit: win.chosen()?.value ?? null,
        });
      });
      loss.group.addEventListener('change', () => missing.replaceChildren());
      dialog.show(autoplay.title, element('p', {}, fill(autoplay.intro, { amount: format(stake) })), choices);
    },
  };
}
