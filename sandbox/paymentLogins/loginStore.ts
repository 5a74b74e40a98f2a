import { randomBytes } from 'node:crypto';
import type { SignedMessage } from '../companies/http.ts';
import type { Order, Outcome } from './dialects/dialect.ts';
import { DIALECTS } from './dialects/dialects.ts';
import people from './people.json' with { type: 'json' };

export interface Login extends Order {
  readonly id: string;
  readonly company: string;
  readonly label: string;
  /** Callbacks that were sent and the casino's responses, newest last. */
  readonly deliveries: { readonly callback: SignedMessage; readonly answer: string }[];
}

export type LoginRef = Pick<Login, 'company' | 'id'>;

export interface PayerSettings {
  readonly keys: Readonly<Record<string, string>>;
  /** Base URL for callbacks: `<platformUrl>/providers/<company>/login`. */
  readonly platformUrl: string;
  readonly url: () => string;
  readonly now: () => number;
}

export type LoginStore = ReturnType<typeof createLoginStore>;

const MAX_STORED = 200;

export function createLoginStore({ keys, platformUrl, now }: PayerSettings) {
  const logins = new Map<string, Login>();

  /** A failed callback is not retried. It is listed in the console and can be sent again from there. */
  const post = async (login: Login, callback: SignedMessage): Promise<void> => {
    const address = new URL(`/providers/${login.company}/login`, platformUrl);
    const answer = await fetch(address, { method: 'POST', ...callback })
      .then(async (response) => `${response.status} ${await response.text()}`)
      .catch((error: unknown) => String(error));
    login.deliveries.push({ callback, answer });
  };

  return {
    open(company: string, label: string, order: Order): Login {
      const login: Login = { ...order, id: randomBytes(16).toString('hex'), company, label, deliveries: [] };
      logins.set(login.id, login);
      const [oldest] = logins.keys();
      if (logins.size > MAX_STORED && oldest !== undefined) logins.delete(oldest);
      return login;
    },
    find({ company, id }: LoginRef): Login | undefined {
      const login = logins.get(id);
      return login?.company === company ? login : undefined;
    },
    /** All sign-ins, newest first. */
    all: (): readonly Login[] => [...logins.values()].toReversed(),
    async tell(login: Login, outcome: Outcome, customer: string): Promise<void> {
      const { company } = login;
      const person = login.wantsPersonalData ? (people.find(({ id }) => id === customer) ?? null) : null;
      const result = { ...login, outcome, customer: `${company}-${customer}`, person, nowMs: now() };
      const callback = DIALECTS[company]?.notify(result, keys[company] ?? '');
      if (callback) await post(login, callback);
    },
    /** Sends the last callback again unchanged, to test that the casino recognizes the duplicate. */
    async sendAgain(login: Login): Promise<void> {
      const last = login.deliveries.at(-1);
      if (last) await post(login, last.callback);
    },
  };
}
