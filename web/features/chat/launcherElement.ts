import type { Messenger } from '../../transport/chat/messenger.ts';
import type { Chat, ChatState } from './chat.ts';

const MOST_SHOWN = 9;

export function bindChatLauncher(panel: HTMLElement) {
  const region = panel.closest('section');
  const button = region?.querySelector<HTMLButtonElement>('.fy-chat');
  const badge = button?.querySelector<HTMLElement>('.fy-count');
  const liveRegion = region?.querySelector('output');
  if (!button || !badge || !liveRegion) throw new Error('This document has no chat button');
  let messenger: Messenger | null = null;
  let state: ChatState = 'opening';
  let isShown = false;

  const showUnread = (count: number): void => {
    const { label = '', unread = '' } = button.dataset;
    const text = unread.replace('{n}', String(count));
    badge.hidden = count === 0;
    badge.textContent = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
    button.ariaLabel = count === 0 ? label : `${label}. ${text}`;
    liveRegion.textContent = count === 0 ? '' : text;
  };

  return {
    /** Whether the button has been pressed and the panel is open. */
    isPressed: () => panel.matches(':popover-open'),
    show(next: ChatState): void {
      state = next;
      panel.dataset['state'] = next;
      if (next === 'open') panel.hidePopover();
    },
    /** Connects the button to the messenger, so that it shows and hides the conversation. */
    connect(loaded: Messenger): void {
      messenger = loaded;
      loaded.onUnread(showUnread);
      loaded.onOpen((isOpen) => {
        // If the button is hidden, the focus moves to the page's main content.
        if (isShown && !isOpen && !button.checkVisibility()) document.querySelector('main')?.focus();
        else if (isShown && !isOpen) button.focus();
        isShown = isOpen;
        button.ariaExpanded = String(isOpen);
      });
    },
    onPress(chat: Pick<Chat, 'open' | 'answer'>): void {
      button.addEventListener('click', (event) => {
        if (state !== 'open' || !messenger) return;
        event.preventDefault();
        if (isShown) messenger.close();
        else void chat.open();
      });
      panel.addEventListener('beforetoggle', ({ newState }) => {
        if (newState === 'open') void chat.open();
      });
      panel.addEventListener('click', ({ target }) => {
        const value = target instanceof Element && target.closest('button')?.value;
        if (value === 'again') void chat.open();
        if (value === 'named' || value === 'nameless') void chat.answer(value === 'named');
      });
    },
  };
}
