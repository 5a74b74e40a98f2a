import { randomUUID } from 'node:crypto';
import type { User } from './proof.ts';

export interface Line {
  readonly id: number;
  readonly by: 'user' | 'desk' | 'house';
  readonly text: string;
  readonly at: string;
}

/** What changes in a conversation beside its lines. */
export interface Progress {
  /** Increases with each change. */
  readonly version: number;
  /** Number of the last line that an agent has seen. */
  readonly readTo: number;
  readonly isTyping: boolean;
  readonly isEnded: boolean;
  /** The player's answer to the question whether the chat helped; null until they have answered. */
  readonly hasHelped: boolean | null;
}

export interface Conversation {
  readonly id: string;
  /** Key of the customer (the lobby) that the conversation belongs to. */
  readonly key: string;
  readonly locale: string;
  /** Null for an anonymous visitor. */
  user: User | null;
  readonly lines: Line[];
  progress: Progress;
}

interface Session {
  readonly conversation: Conversation;
  /** Expiry of the JWT; null for an anonymous session. */
  readonly endsAt: number | null;
}

const NEW: Progress = { version: 0, readTo: 0, isTyping: false, isEnded: false, hasHelped: null };

export type ChatStore = ReturnType<typeof createChatStore>;

export function createChatStore(now: () => number) {
  const conversations: Conversation[] = [];
  const sessions = new Map<string, Session>();
  const { notify, onChange } = createListeners();

  function open(key: string, locale: string, user: User | null): Conversation {
    const conversation = { id: randomUUID(), key, locale, user, lines: [], progress: NEW };
    conversations.push(conversation);
    return conversation;
  }
  function admit(conversation: Conversation, endsAt: number | null): string {
    const token = randomUUID();
    sessions.set(token, { conversation, endsAt });
    return token;
  }
  /** Finds the conversation of a session token; null when the session has expired. */
  function find(token: string): Conversation | null {
    const session = sessions.get(token);
    if (!session) return null;
    return session.endsAt === null || session.endsAt > now() ? session.conversation : null;
  }

  return {
    find,
    begin: (key: string, locale: string): string => admit(open(key, locale, null), null),
    /**
     * Opens the user's own conversation, also when it was started in another browser. An anonymous
     * conversation of `token` is merged into it.
     * @returns the new session token
     */
    join(key: string, locale: string, { user, endsAt }: { user: User; endsAt: number }, token = ''): string {
      const isOwn = (one: Conversation) => one.key === key && one.user?.externalId === user.externalId;
      const known = conversations.find(isOwn);
      const before = find(token);
      const nameless = before && before.user === null && before.key === key ? before : null;
      const own = known ?? nameless ?? open(key, locale, user);
      if (nameless && nameless !== own) {
        own.lines.splice(0, Infinity, ...numbered([...own.lines, ...nameless.lines]));
        conversations.splice(conversations.indexOf(nameless), 1);
        if (nameless.lines.length > 0) changeProgress(own, { isEnded: false, hasHelped: null });
      }
      own.user = user;
      // Another tab may still use a session that an earlier JWT opened, so only an anonymous session is
      // deleted.
      if (nameless) sessions.delete(token);
      return admit(own, endsAt);
    },
    end: (token: string) => void sessions.delete(token),
    say(conversation: Conversation, by: Line['by'], text: string): void {
      const { lines } = conversation;
      const at = new Date(now()).toISOString();
      lines.push({ id: lines.length + 1, by, text, at });
      // Whoever writes goes on with the conversation, also after its end.
      if (by !== 'house') changeProgress(conversation, { isTyping: false, isEnded: false, hasHelped: null });
      notify(conversation);
    },
    /** Changes what the player's page shows beside the lines. */
    update(conversation: Conversation, change: Partial<Omit<Progress, 'version'>>): void {
      if (changeProgress(conversation, change)) notify(conversation);
    },
    onChange,
    /** Conversations with at least one message, most recently active first. */
    all: (): readonly Conversation[] =>
      conversations
        .filter(({ lines }) => lines.length > 0)
        .sort((one, other) => newest(other).localeCompare(newest(one))),
    byId: (id: string): Conversation | undefined =>
      conversations.find((conversation) => conversation.id === id),
  };
}

const newest = ({ lines }: Conversation): string => lines.at(-1)?.at ?? '';

const numbered = (lines: readonly Line[]): Line[] => lines.map((line, index) => ({ ...line, id: index + 1 }));

/** @returns whether anything changed */
function changeProgress(conversation: Conversation, change: Partial<Omit<Progress, 'version'>>): boolean {
  const { progress } = conversation;
  const next = { ...progress, ...change };
  if (JSON.stringify(next) === JSON.stringify(progress)) return false;
  conversation.progress = { ...next, version: progress.version + 1 };
  return true;
}

function createListeners() {
  const listeners = new Map<Conversation, Set<() => void>>();
  return {
    notify(conversation: Conversation): void {
      for (const listener of listeners.get(conversation) ?? []) listener();
    },
    /** Calls the listener for each further line and change. Returns a function that removes the listener. */
    onChange(conversation: Conversation, listener: () => void): () => void {
      const those = listeners.get(conversation) ?? new Set();
      listeners.set(conversation, those.add(listener));
      return () => void those.delete(listener);
    },
  };
}
