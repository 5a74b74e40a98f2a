import type { AgentsState } from '../agents.ts';
import type { Line, Progress } from '../store.ts';

export interface Spoken {
  readonly name: string;
  readonly lines: readonly Line[];
  readonly progress: Progress;
  readonly agents: AgentsState;
}

/** Client of the chat server. Stores the session token in this browser, under the chat company's own origin. */
export function createChatApi(key: string) {
  const stored = tokenStorage(`hearthdesk:${key}`);
  let token = stored.read();
  const setToken = (next: string | null) => {
    token = next;
    stored.write(next);
  };
  const ask = (path: string, body?: object, signal?: AbortSignal): Promise<Response> =>
    fetch(`/chat/api/${path}`, {
      ...(signal && { signal }),
      method: body ? 'POST' : 'GET',
      keepalive: path === 'logout',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    /** Whether this browser already has a conversation. */
    get isKnown() {
      return token !== null;
    },
    /**
     * Long poll: resolves when the conversation has more than `after` lines, or has changed since `version`; null when
     * the session has expired. Without a version it resolves at once.
     */
    async lines(after: number, version: number | null, signal: AbortSignal): Promise<Spoken | null> {
      const answer = await ask(`lines?after=${after}&version=${version ?? -1}`, undefined, signal);
      if (answer.status === 401) return null;
      if (!answer.ok) throw new Error(`the chat server answered ${answer.status}`);
      return answer.json();
    },
    /** @returns whether the message was accepted; null when the session has expired */
    async say(text: string): Promise<boolean | null> {
      const answer = await ask('lines', { text });
      return answer.status === 401 ? null : answer.ok;
    },
    /** Ends the conversation. @param hasHelped the player's answer, if they gave one */
    async end(hasHelped?: boolean): Promise<boolean> {
      return (await ask('end', { ...(hasHelped !== undefined && { hasHelped }) })).ok;
    },
    /** Whether agents answer now. Nobody needs to be known for it. */
    async agents(): Promise<AgentsState> {
      return (await ask('agents')).json();
    },
    async begin(locale: string): Promise<void> {
      const answer = await ask('begin', { key, locale });
      if (!answer.ok) throw new Error(`the chat server answered ${answer.status}`);
      setToken((await answer.json()).token);
    },
    /**
     * @returns the user's name for the greeting
     * @throws with the reason that the server gave
     */
    async login(jwt: string, locale: string): Promise<string> {
      const answer = await ask('login', { key, locale, jwt, ...(token && { token }) });
      const response = await answer.json();
      if (!answer.ok) throw new Error(response.reason);
      setToken(response.token);
      return response.name;
    },
    logout() {
      if (token) ask('logout', {}).catch(() => {});
      setToken(null);
    },
  };
}

/** Falls back to memory for the lifetime of the page when the browser denies storage. */
function tokenStorage(name: string) {
  const storage = ((): Storage | null => {
    try {
      return localStorage;
    } catch {
      return null;
    }
  })();
  return {
    read: () => storage?.getItem(name) ?? null,
    write: (text: string | null) => (text ? storage?.setItem(name, text) : storage?.removeItem(name)),
  };
}
