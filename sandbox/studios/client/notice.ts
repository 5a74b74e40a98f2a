import { element } from './page.ts';

export interface Notice {
  /** A line over the reels that the next spin takes away. */
  say(text: string): void;
  /** Stops the game until the player acts; without an act there is nothing more to do here. */
  block(text: string, again?: { readonly label: string; readonly act: () => void }): void;
  clear(): void;
}

/** Tells the player plainly what happened, inside the frame; `behind` is out of reach while he is stopped. */
export function createNotice(host: HTMLElement, behind: HTMLElement): Notice {
  const line = element('p', { class: 'notice', role: 'status', hidden: '' });
  const wall = element('div', { class: 'wall', role: 'alertdialog', 'aria-modal': 'true', hidden: '' });
  host.append(line, wall);
  const clear = (): void => {
    line.hidden = true;
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
      const told = element('p', { id: 'wall-text', tabindex: '-1' }, text);
      wall.setAttribute('aria-labelledby', 'wall-text');
      wall.append(told);
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
