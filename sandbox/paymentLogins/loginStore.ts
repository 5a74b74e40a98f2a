import { randomBytes } from 'node:crypto';
import type { Order, Outcome, SignedMessage } from './dialects/dialect.ts';
import { DIALECTS } from './dialects/dialects.ts';
import people from './people.json' with { type: 'json' };

/** A sign-in at one of the companies. */
export interface Login extends Order {
  readonly id: string;
  readonly company: string;
  readonly label: string;
  /** Callbacks that were sent and the casino's responses, newest last. */
  readonly deliveries: { readonly callback: SignedMessage; readonly answer: string }[];
}

/** Route parameters of a sign-in's page. */
export interface LoginRef {
  readonly company: string;
  readonly id: string;
}

export interface PayerSettings {
  /** Signing keys by company. */
  readonly keys: Readonly<Record<string, string>>;
  /** Base URL for callbacks: `<platformUrl>/providers/<company>/login`. */
  readonly platformUrl: string;
  /** Base URL at which browsers reach these companies. */
  readonly url: () => string;
  readonly now: () => number;
}

export interface LoginStore {
  open(company: string, label: string, order: Order): Login;
  find(place: LoginRef): Login | undefined;
  /** All sign-ins, newest first. */
  all(): readonly Login[];
  tell(login: Login, outcome: Outcome, customer: string): Promise<void>;
  /** Sends the last callback again unchanged, to test that the casino recognizes the duplicate. */
  sendAgain(login: Login): Promise<void>;
}

const MAX_STORED = 200;

export function createLoginStore({ keys, platformUrl, now }: PayerSettings): LoginStore {
  const logins = new Map<string, Login>();

  /**
   * A failed callback is not retried automatically. It is listed in the console and can be sent again from
   * there.
   */
  const post = async (login: Login, callback: SignedMessage): Promise<void> => {
    const address = new URL(`/providers/${login.company}/login`, platformUrl);
    const answer = await fetch(address, { method: 'POST', ...callback })
      .then(async (response) => `${response.status} ${await response.text()}`)
      .catch((error: unknown) => String(error));
    login.deliveries.push({ callback: callback, answer });
  };

  return {
    open(company, label, order) {
      const login: Login = { ...order, id: randomBytes(16).toString('hex'), company, label, deliveries: [] };
      logins.set(login.id, login);
      const [oldest] = logins.keys();
      if (logins.size > MAX_STORED && oldest !== undefined) logins.delete(oldest);
      return login;
    },
    find({ company, id }) {
      const login = logins.get(id);
      return login?.company === company ? login : undefined;
    },
    all: () => [...logins.values()].toReversed(),
    async tell(login, outcome, customer) {
      const { company } = login;
      const person = login.wantsPersonalData ? (people.find(({ id }) => id === customer) ?? null) : null;
      const result = { ...login, outcome, customer: `${company}-${customer}`, person, nowMs: now() };
      const callback = DIALECTS[company]?.notify(result, keys[company] ?? '');
      if (callback) await post(login, callback);
    },
    async sendAgain(login) {
      const last = login.deliveries.at(-1);
      if (last) await post(login, last.callback);
    },
  };
}
