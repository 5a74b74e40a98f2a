import { element, fact, fill, icon } from './page.ts';
import type { Settings } from '../http/page.ts';

const CROSS = 'M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6 10.6 12 5 6.4z';

export type Rules = ReturnType<typeof createRules>;

export function createRules({ game, texts, language, mode }: Settings) {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 });
  const dialog = element('dialog', { class: 'rules', 'aria-labelledby': 'rules-title' });
  document.body.append(dialog);
  // A click outside the dialog's content hits its backdrop, whose events have the dialog element as target.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return {
    /** Shows the content of the game, followed by the return to player and the maximum win. */
    show(...content: readonly HTMLElement[]) {
      const close = element(
        'button',
        { type: 'button', class: 'close', 'aria-label': texts.close },
        icon(CROSS),
      );
      close.addEventListener('click', () => dialog.close());
      const title = element('h2', { id: 'rules-title' }, texts.rules);
      const facts = element(
        'dl',
        { class: 'facts' },
        fact(texts.returnToPlayer, share.format(game.rtp / 100)),
        fact(texts.highestWin, fill(texts.timesStake, { number: number.format(game.maxWin) })),
      );
      dialog.replaceChildren(element('header', {}, title, close), ...content, facts);
      if (mode === 'fun') dialog.append(element('p', {}, texts.funNotice));
      dialog.showModal();
    },
    isOpen: () => dialog.open,
  };
}
