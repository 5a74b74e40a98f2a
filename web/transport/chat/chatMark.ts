import { tabStorage } from '../storage/tabStorage.ts';

/** Set while a conversation is open, so that the next page reopens it. */
export const CHAT_IS_OPEN_KEY = 'chatIsOpen';
export const TALKER_KEY = 'chatTalker';
/** Chat user of a visitor who is not signed in. */
export const VISITOR = 'visitor';
/** Chat user of a visitor who has signed in in this tab. They keep the conversation; the tab's next player does not. */
export const VISITOR_SIGNED_IN = 'visitor, signed in';

export const wasVisitor = (talker: string | null): boolean =>
  talker === VISITOR || talker === VISITOR_SIGNED_IN;

export type ChatMark = ReturnType<typeof createChatMark>;

/** Chat state of this tab, in its session storage. A tab without it logs the vendor's messenger out as well. */
export function createChatMark() {
  const storage = tabStorage();
  return {
    /** The user that the vendor knows here: `player <id>`, `nameless <id>` or a visitor constant; null if none. */
    talker: (): string | null => storage.getItem(TALKER_KEY) || null,
    saveTalker: (talker: string | null) => storage.setItem(TALKER_KEY, talker ?? ''),
    isOpen: () => Boolean(storage.getItem(CHAT_IS_OPEN_KEY)),
    saveOpen: (isOpen: boolean) => storage.setItem(CHAT_IS_OPEN_KEY, isOpen ? '1' : ''),
  };
}
