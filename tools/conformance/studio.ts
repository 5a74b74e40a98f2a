import { createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { STUDIO_CALLS, type StudioCallName } from '@foyer/contract/studios/calls.ts';
import {
  authenticateResponse,
  movementResponse,
  STUDIO_HEADERS,
  type AuthenticateResponse,
  type MovementResponse,
} from '@foyer/contract/studios/http.ts';
import { MINOR_DIGITS, type Currency } from '@foyer/domain/currency.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { fromDecimal, money, toDecimal } from '@foyer/domain/money.ts';
import { Mismatch, type StudioResponse } from './mismatch.ts';

/** The platform that is looked at, and as whom. */
export interface Target {
  /** Its origin, `http://localhost:3000`. */
  readonly url: string;
  /** The studio's id and secret at it. */
  readonly studio: string;
  readonly key: string;
  /** Of a launch that is younger than a minute. */
  readonly token: string;
  /** Unix time in milliseconds. */
  now(): number;
  /** Opens the same game for the same player once more; without it, what follows from that is not looked at. */
  openElsewhere?(): Promise<string>;
}

/** What of a call is not as it should be. */
interface Signing {
  readonly studio?: string;
  readonly key?: string;
  readonly at?: number;
  readonly path?: string;
  /** What is sent after `body` was signed. */
  readonly sent?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const PATIENCE_MS = 20 * SECOND;

/** A studio with one game session, as the platform hears it. */
export class Studio {
  readonly target: Target;
  readonly session: AuthenticateResponse;

  private constructor(target: Target, session: AuthenticateResponse) {
    this.target = target;
    this.session = session;
  }

  /** @throws Mismatch when the launch's token is not traded for a session */
  static async open(target: Target): Promise<Studio> {
    const answer = await post(target, 'authenticate', JSON.stringify({ token: target.token }));
    if (answer.status !== 200) throw new Mismatch(`the token of the launch was refused: ${told(answer)}`);
    return new Studio(target, read(authenticateResponse, answer));
  }

  /** A signed call, whatever is answered. */
  call(name: StudioCallName, body: unknown, signing: Signing = {}): Promise<StudioResponse> {
    return post(this.target, name, typeof body === 'string' ? body : JSON.stringify(body), signing);
  }

  /** One that must be taken. @throws Mismatch */
  async move(name: Exclude<StudioCallName, 'authenticate'>, body: object): Promise<MovementResponse> {
    const answer = await this.call(name, body);
    if (answer.status !== 200) throw new Mismatch(`${name} was refused: ${told(answer)}`);
    return read(movementResponse, answer);
  }

  /** The session as the platform tells it now. @throws Mismatch */
  async told(token = this.target.token): Promise<AuthenticateResponse> {
    const answer = await this.call('authenticate', { token });
    if (answer.status !== 200) throw new Mismatch(`authenticate was refused: ${told(answer)}`);
    return read(authenticateResponse, answer);
  }

  /** Ids of a round and a movement that nobody has used. */
  inRound(roundId: string = fresh()) {
    return { sessionId: this.session.sessionId, transactionId: fresh(), roundId };
  }

  /** The words of a stake or a win of so many smallest stakes. */
  of(stakes: number, roundId?: string) {
    return { ...this.inRound(roundId), amount: this.amount(stakes), currency: this.session.currency };
  }

  /** A hundredth of a hundred, whatever the currency: 0.20 EUR, 20 JPY. */
  amount(stakes: number): string {
    return toDecimal(money(BigInt(stakes) * 20n, this.session.currency));
  }

  /** What `balance` should be after `stakes` came to it. */
  after(balance: string, stakes: number): string {
    const { currency } = this.session;
    return toDecimal(money(fromDecimal(balance, currency).minor + BigInt(stakes) * 20n, currency));
  }
}

export const fresh = (): string => `conformance-${randomUUID()}`;

/** Another currency than the session's. */
export const otherThan = (currency: Currency): string =>
  Object.keys(MINOR_DIGITS).find((other) => other !== currency) ?? 'XXX';

async function post(
  target: Target,
  name: StudioCallName,
  body: string,
  signing: Signing = {},
): Promise<StudioResponse> {
  const { path } = STUDIO_CALLS[name];
  const timestamp = String(signing.at ?? target.now());
  const signature = createHmac('sha256', signing.key ?? target.key)
    .update(`${timestamp}.${signing.path ?? path}.${body}`)
    .digest('hex');
  const headers = signing.headers ?? {
    [STUDIO_HEADERS.studio]: signing.studio ?? target.studio,
    [STUDIO_HEADERS.timestamp]: timestamp,
    [STUDIO_HEADERS.signature]: signature,
  };
  const response = await fetch(new URL(path, target.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: signing.sent ?? body,
    signal: AbortSignal.timeout(PATIENCE_MS),
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
    `the answer of ${call} is not of its form at '${v.getDotPath(issue) ?? ''}': ${issue.message}`,
  );
}

const told = ({ status, body }: StudioResponse): string => `${status} ${JSON.stringify(body)}`;
