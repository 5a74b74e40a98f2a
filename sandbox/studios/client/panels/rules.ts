import { element, fact, fill } from '../page.ts';
import type { Settings } from '../../http/page.ts';
import { createDialog } from './dialog.ts';

export type Rules = ReturnType<typeof createRules>;

export function createRules({ game, texts, language, mode }: Settings) {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 });
  const dialog = createDialog('rules', texts.close);
  return {
    /** Shows a page of its own in the dialog. */
    showPage: dialog.show,
    /** Shows the content of the game, followed by the return to player and the maximum win. */
    show(...content: readonly HTMLElement[]) {
      const facts = element(
        'dl',
        { class: 'facts' },
        fact(texts.returnToPlayer, share.format(game.rtp / 100)),
        fact(texts.highestWin, fill(texts.timesStake, { number: number.format(game.maxWin) })),
      );
      const notes = mode === 'fun' ? [element('p', {}, texts.funNotice)] : [];
      dialog.show(texts.rules, ...content, facts, ...notes);
    },
    isOpen: dialog.isOpen,
  };
}
