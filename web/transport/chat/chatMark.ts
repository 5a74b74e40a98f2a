import { tabStorage } from '../storage/tabStorage.ts';

/** There while a conversation stands open, so that the next page opens it again. */
export const CHAT_IS_OPEN_KEY = 'chatIsOpen';
const TALKER_KEY = 'chatTalker';

/** What this tab knows of the chat: it ends with the tab, and what it does not know is forgotten by the company too. */
export interface ChatMark {
  /** As whom the company knows this browser: `player <id>`, `nameless <id>`, `visitor`; null when nobody knows. */
  talker(): string | null;
  keepTalker(talker: string | null): void;
  isOpen(): boolean;
  keepOpen(isOpen: boolean): void;
}

export function chatMark(): ChatMark {
  const storage = tabStorage();
  return {
    talker: () => storage.getItem(TALKER_KEY) || null,
    keepTalker: (talker) => storage.setItem(TALKER_KEY, talker ?? ''),
    isOpen: () => Boolean(storage.getItem(CHAT_IS_OPEN_KEY)),
    keepOpen: (isOpen) => storage.setItem(CHAT_IS_OPEN_KEY, isOpen ? '1' : ''),
  };
}
