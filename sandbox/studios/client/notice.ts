import { element } from './page.ts';

export interface Notice {
  /** A line over the reels that the next spin takes away. */
  say(text: string): void;
  /**
   * Stops the game until the player acts. Of several sentences the first is the name of the rest. Without an act
   * there is nothing more to do here.
   */
  block(text: string | readonly string[], again?: { readonly label: string; readonly act: () => void }): void;
  clear(): void;
}

/** Tells the player plainly what happened, inside the frame; `behind` is out of reach while he is stopped. */
export function createNotice(host: HTMLElement, behind: HTMLElement): Notice {
  const line = element('p', { class: 'notice', role: 'status', hidden: '' });
  const wall = element('div', {
    class: 'wall',
    role: 'alertdialog',
    'aria-modal': 'true',
    'aria-labelledby': 'wall-text',
    hidden: '',
  });
  host.append(line, wall);
  const clear = (): void => {
    line.hidden = true;
    // So that the same words are told anew when they come again.
    line.replaceChildren();
    wall.hidden = true;
    wall.replaceChildren();
    behind.inert = false;
  };
  return {
    clear,
    say(text) {
      line.hidden = false;
      line.replaceChildren(text);
    },
    block(text, again) {
      clear();
      const [name = '', ...more] = typeof text === 'string' ? [text] : text;
      const told = element('p', { id: 'wall-text', tabindex: '-1' }, name);
      const rest = element('div', { id: 'wall-more' }, ...more.map((words) => element('p', {}, words)));
      wall.append(told);
      wall.removeAttribute('aria-describedby');
      if (more.length > 0) {
        wall.setAttribute('aria-describedby', 'wall-more');
        wall.append(rest);
      }
      wall.hidden = false;
      behind.inert = true;
      if (!again) return told.focus();
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
