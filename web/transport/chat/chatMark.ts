import { tabStorage } from '../storage/tabStorage.ts';

/** There while a conversation stands open, so that the next page opens it again. */
export const CHAT_IS_OPEN_KEY = 'chatIsOpen';
export const TALKER_KEY = 'chatTalker';
/** Somebody who is not signed in. */
export const VISITOR = 'visitor';
/** One in whose tab somebody has signed in since: he goes on with what was said, and whoever comes after him does not. */
export const VISITOR_SIGNED_IN = 'visitor, signed in';

export const wasVisitor = (talker: string | null): boolean =>
  talker === VISITOR || talker === VISITOR_SIGNED_IN;

/** What this tab knows of the chat: it ends with the tab, and what it does not know is forgotten by the company too. */
export interface ChatMark {
  /** As whom the company knows this browser: `player <id>`, `nameless <id>` or one of the visitors; null when nobody knows. */
  talker(): string | null;
  keepTalker(talker: string | null): void;
  isOpen(): boolean;
  keepOpen(isOpen: boolean): void;
}

export function createChatMark(): ChatMark {
  const storage = tabStorage();
  return {
    talker: () => storage.getItem(TALKER_KEY) || null,
    keepTalker: (talker) => storage.setItem(TALKER_KEY, talker ?? ''),
    isOpen: () => Boolean(storage.getItem(CHAT_IS_OPEN_KEY)),
    keepOpen: (isOpen) => storage.setItem(CHAT_IS_OPEN_KEY, isOpen ? '1' : ''),
  };
}
