import { createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { STUDIO_CALLS, type StudioCallName } from '@foyer/contract/studios/calls.ts';
import {
  authenticateResponse,
  balanceResponse,
  movementResponse,
  STUDIO_HEADERS,
  type AuthenticateResponse,
  type BalanceResponse,
  type MovementResponse,
} from '@foyer/contract/studios/http.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { fromDecimal, money, toDecimal } from '@foyer/domain/money.ts';
import { errorIn, Mismatch, type StudioResponse } from './mismatch.ts';

/** The platform to test, and the studio's credentials there. */
export interface Target {
  readonly url: string;
  readonly studio: string;
  readonly key: string;
  /** The secret that replaces `key`; without it, the checks of a rotation are skipped. */
  readonly nextKey?: string;
  /** A secret that was replaced. */
  readonly retiredKey?: string;
  /** Origin of the studio's own server; without it, the calls of the platform are not checked. */
  readonly tablesUrl?: string;
  /** Token of a launch less than a minute ago. */
  readonly token: string;
  /** Unix time in milliseconds. */
  now(): number;
  /** Resolves after this many milliseconds by the clock of `now`. */
  pause(durationMs: number): Promise<void>;
  /** The launched game is a slot, so that CLOCK-06 must be enforced; otherwise only checked if a bet is refused for it. */
  readonly isSlot?: boolean;
  /** Launches the game again for the same player and returns the new token. Without it, `secondLaunch` is skipped. */
  reopenGame?(): Promise<string>;
}

/** Deviations from a correctly signed call. */
interface Signing {
  readonly studio?: string;
  readonly key?: string;
  readonly at?: number;
  readonly path?: string;
  /** The body to send in place of the signed one. */
  readonly sent?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 20 * SECOND;
/** CLOCK-06: the clocks of run and platform may differ, so a bet is sent a few times from `mayStartAt` on. */
const ATTEMPTS = 5;
const ATTEMPT_GAP_MS = 250;
/** More than the shortest cycle of any licence. */
export const NEAR_FUTURE_MS = 10 * SECOND;

/** A studio that calls the platform in one game session. */
export class Studio {
  readonly target: Target;
  readonly session: AuthenticateResponse;

  private constructor(target: Target, session: AuthenticateResponse) {
    this.target = target;
    this.session = session;
  }

  /** @throws Mismatch if the platform refuses the launch's token */
  static async open(target: Target): Promise<Studio> {
    const response = await post(target, 'authenticate', JSON.stringify({ token: target.token }));
    if (response.status !== 200)
      throw new Mismatch(`the token of the launch was refused: ${summary(response)}`);
    return new Studio(target, read(authenticateResponse, response));
  }

  /** Sends a signed call and returns any response, whatever it is. */
  send(name: StudioCallName, body: unknown, signing: Signing = {}): Promise<StudioResponse> {
    return post(this.target, name, typeof body === 'string' ? body : JSON.stringify(body), signing);
  }

  /**
   * Sends a signed call and returns its response. A bet that begins a round of a slot too soon is sent again when it
   * may begin one.
   */
  async call(name: StudioCallName, body: unknown, signing: Signing = {}): Promise<StudioResponse> {
    let response = await this.send(name, body, signing);
    for (let attempt = 0; attempt < ATTEMPTS && name === 'bet' && isTooSoon(response); attempt += 1) {
      const waitMs = this.msUntilStart(response);
      if (!(waitMs <= NEAR_FUTURE_MS)) break;
      await this.target.pause(attempt === 0 ? Math.max(0, waitMs) : ATTEMPT_GAP_MS);
      response = await this.send(name, body, signing);
    }
    return response;
  }

  /** Milliseconds until `mayStartAt` of a refused bet; NaN if the refusal names no time. */
  msUntilStart({ body }: StudioResponse): number {
    return Date.parse(String(errorIn(body)?.keys['mayStartAt'])) - this.target.now();
  }

  /** Sends a movement that must be accepted. @throws Mismatch */
  async move(
    name: Exclude<StudioCallName, 'authenticate' | 'balance'>,
    body: object,
  ): Promise<MovementResponse> {
    const response = await this.call(name, body);
    if (response.status !== 200) throw new Mismatch(`${name} was refused: ${summary(response)}`);
    return read(movementResponse, response);
  }

  /** Requests the current session. @throws Mismatch */
  async currentSession(token = this.target.token): Promise<AuthenticateResponse> {
    const response = await this.call('authenticate', { token });
    if (response.status !== 200) throw new Mismatch(`authenticate was refused: ${summary(response)}`);
    return read(authenticateResponse, response);
  }

  /** Requests the balances of the session. @throws Mismatch */
  async balances(): Promise<BalanceResponse> {
    const response = await this.call('balance', { sessionId: this.session.sessionId });
    if (response.status !== 200) throw new Mismatch(`balance was refused: ${summary(response)}`);
    return read(balanceResponse, response);
  }

  /** Ids for a new movement, by default in a new round. */
  inRound(roundId: string = fresh()) {
    return { sessionId: this.session.sessionId, transactionId: fresh(), roundId };
  }

  /** Body of a bet or win of a number of test stakes. */
  body(stakes: number, roundId?: string) {
    return { ...this.inRound(roundId), amount: this.amount(stakes), currency: this.session.currency };
  }

  /** A test stake is 20 minor units: 0.20 EUR, 20 JPY. */
  amount(stakes: number): string {
    return toDecimal(money(BigInt(stakes) * 20n, this.session.currency));
  }

  /** `balance` plus a number of test stakes. */
  plus(balance: string, stakes: number): string {
    const { currency } = this.session;
    return toDecimal(money(fromDecimal(balance, currency).minor + BigInt(stakes) * 20n, currency));
  }
}

const isTooSoon = ({ body }: StudioResponse): boolean => errorIn(body)?.type === 'RoundTooSoon';

export const fresh = (): string => `conformance-${randomUUID()}`;

export const otherCurrency = (currency: Currency): Currency => (currency === 'EUR' ? 'USD' : 'EUR');

/** Headers of a signed call, in either direction. */
export function signedHeaders(
  target: Target,
  { studio, key, at, path, body }: Signing & { readonly path: string; readonly body: string },
): Readonly<Record<string, string>> {
  const timestamp = String(at ?? target.now());
  const signature = createHmac('sha256', key ?? target.key)
    .update(`${timestamp}.${path}.${body}`)
    .digest('hex');
  return {
    [STUDIO_HEADERS.studio]: studio ?? target.studio,
    [STUDIO_HEADERS.timestamp]: timestamp,
    [STUDIO_HEADERS.signature]: signature,
  };
}

async function post(
  target: Target,
  name: StudioCallName,
  body: string,
  signing: Signing = {},
): Promise<StudioResponse> {
  const { path } = STUDIO_CALLS[name];
  const headers = signing.headers ?? signedHeaders(target, { path, ...signing, body });
  const response = await fetch(new URL(path, target.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: signing.sent ?? body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  return { call: name, status: response.status, body: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  { call, body }: StudioResponse,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Mismatch(
    `the response of ${call} is invalid at '${v.getDotPath(issue) ?? ''}': ${issue.message}`,
  );
}

const summary = ({ status, body }: StudioResponse): string => `${status} ${JSON.stringify(body)}`;
