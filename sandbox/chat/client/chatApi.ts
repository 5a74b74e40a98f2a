import type { Line } from '../store.ts';

export interface Spoken {
  readonly name: string;
  readonly lines: readonly Line[];
}

export interface ChatApi {
  /** Whether this browser has a conversation. */
  readonly isKnown: boolean;
  /** @param after how many lines are here already; answered when there are more. Null: the proof is over. */
  lines(after: number, signal: AbortSignal): Promise<Spoken | null>;
  /** @returns whether it was taken; null: the proof is over */
  say(text: string): Promise<boolean | null>;
  begin(locale: string): Promise<void>;
  /** @returns the name to greet by @throws with the company's reason */
  login(jwt: string, locale: string): Promise<string>;
  logout(): void;
}

/** The company's own calls; who talks is kept in this browser, under the company's own origin. */
export function createChatApi(key: string): ChatApi {
  const kept = keeper(`hearthdesk:${key}`);
  let token = kept.read();
  const hold = (next: string | null) => {
    token = next;
    kept.write(next);
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
    get isKnown() {
      return token !== null;
    },
    async lines(after, signal) {
      const answer = await ask(`lines?after=${after}`, undefined, signal);
      if (answer.status === 401) return null;
      if (!answer.ok) throw new Error(`the desk answered ${answer.status}`);
      return answer.json();
    },
    async say(text) {
      const answer = await ask('lines', { text });
      return answer.status === 401 ? null : answer.ok;
    },
    async begin(locale) {
      const answer = await ask('begin', { key, locale });
      if (!answer.ok) throw new Error(`the desk answered ${answer.status}`);
      hold((await answer.json()).token);
    },
    async login(jwt, locale) {
      const answer = await ask('login', { key, locale, jwt, ...(token && { token }) });
      const said = await answer.json();
      if (!answer.ok) throw new Error(said.reason);
      hold(said.token);
      return said.name;
    },
    logout() {
      if (token) ask('logout', {}).catch(() => {});
      hold(null);
    },
  };
}

/** For as long as the page, where the browser keeps nothing. */
function keeper(name: string) {
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
