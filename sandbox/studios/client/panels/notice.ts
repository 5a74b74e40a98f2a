import { element } from '../page.ts';

export type Notice = ReturnType<typeof createNotice>;

/** Shows messages to the player inside the frame. `behind` and the rest of `host` are inert while the game is blocked. */
export function createNotice(host: HTMLElement, behind: HTMLElement) {
  const line = element('p', { class: 'notice', role: 'status', hidden: '' });
  const wall = element('div', {
    class: 'wall',
    role: 'alertdialog',
    'aria-modal': 'true',
    'aria-labelledby': 'wall-text',
    hidden: '',
  });
  host.append(line, wall);
  const setInert = (isInert: boolean): void => {
    behind.inert = isInert;
    for (const child of host.children)
      if (child !== wall && child instanceof HTMLElement) child.inert = isInert;
  };
  const clear = (): void => {
    line.hidden = true;
    // Removing the text makes a screen reader announce the same text again.
    line.replaceChildren();
    wall.hidden = true;
    wall.replaceChildren();
    setInert(false);
  };
  return {
    clear,
    /** Shows a line over the game until the next round. */
    showMessage(text: string) {
      line.hidden = false;
      line.replaceChildren(text);
    },
    /** Hides the line if it still has this text. */
    withdraw(text: string) {
      if (line.textContent === text) line.hidden = true;
    },
    /** Blocks the game. The first sentence names the dialog; without `again` the game cannot be continued. */
    block(text: string | readonly string[], again?: { readonly label: string; readonly act: () => void }) {
      clear();
      const [name = '', ...more] = typeof text === 'string' ? [text] : text;
      const state = element('p', { id: 'wall-text', tabindex: '-1' }, name);
      const rest = element('div', { id: 'wall-more' }, ...more.map((message) => element('p', {}, message)));
      wall.append(state);
      wall.removeAttribute('aria-describedby');
      if (more.length > 0) {
        wall.setAttribute('aria-describedby', 'wall-more');
        wall.append(rest);
      }
      wall.hidden = false;
      setInert(true);
      if (!again) return state.focus();
      const button = element('button', { type: 'button', class: 'again' }, again.label);
      button.addEventListener('click', () => {
        clear();
        again.act();
      });
      wall.append(button);
      button.focus();
    },
  };
}
