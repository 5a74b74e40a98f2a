import { element, icon } from '../page.ts';

const CROSS = 'M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6 10.6 12 5 6.4z';

/** A modal dialog with a title, which closes with its button, with Escape and by a click beside it. */
export function createDialog(id: string, closeText: string) {
  const dialog = element('dialog', { class: 'rules', 'aria-labelledby': `${id}-title` });
  document.body.append(dialog);
  // A click outside the dialog's content hits its backdrop, whose events have the dialog element as target.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return {
    show(title: string, ...content: readonly HTMLElement[]) {
      const close = element(
        'button',
        { type: 'button', class: 'close', 'aria-label': closeText },
        icon(CROSS),
      );
      close.addEventListener('click', () => dialog.close());
      const header = element('header', {}, element('h2', { id: `${id}-title` }, title), close);
      dialog.replaceChildren(header, ...content);
      dialog.showModal();
    },
    close: () => dialog.close(),
    isOpen: () => dialog.open,
  };
}
