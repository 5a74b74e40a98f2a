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
  readonly told: { readonly said: SignedMessage; readonly answer: string }[];
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
  tellAgain(login: Login): Promise<void>;
}

const KEPT_AT_MOST = 200;

export function createLoginStore({ keys, platformUrl, now }: PayerSettings): LoginStore {
  const logins = new Map<string, Login>();

  /**
   * A failed callback is not retried automatically. It is listed in the console and can be sent again from
   * there.
   */
  const post = async (login: Login, said: SignedMessage): Promise<void> => {
    const address = new URL(`/providers/${login.company}/login`, platformUrl);
    const answer = await fetch(address, { method: 'POST', ...said })
      .then(async (response) => `${response.status} ${await response.text()}`)
      .catch((error: unknown) => String(error));
    login.told.push({ said, answer });
  };

  return {
    open(company, label, order) {
      const login: Login = { ...order, id: randomBytes(16).toString('hex'), company, label, told: [] };
      logins.set(login.id, login);
      const [oldest] = logins.keys();
      if (logins.size > KEPT_AT_MOST && oldest !== undefined) logins.delete(oldest);
      return login;
    },
    find({ company, id }) {
      const login = logins.get(id);
      return login?.company === company ? login : undefined;
    },
    all: () => [...logins.values()].toReversed(),
    async tell(login, outcome, customer) {
      const { company } = login;
      const person = login.wantsPerson ? (people.find(({ id }) => id === customer) ?? null) : null;
      const result = { ...login, outcome, customer: `${company}-${customer}`, person, nowMs: now() };
      const said = DIALECTS[company]?.notify(result, keys[company] ?? '');
      if (said) await post(login, said);
    },
    async tellAgain(login) {
      const last = login.told.at(-1);
      if (last) await post(login, last.said);
    },
  };
}
