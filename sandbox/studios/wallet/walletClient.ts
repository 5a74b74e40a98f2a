import * as v from 'valibot';
import { sign, type StudioKey } from './signature.ts';
import {
  authenticatedSchema,
  movementOf,
  movementSchema,
  refusalSchema,
  type Authenticated,
  type Movement,
  type WalletCall,
} from './wire.ts';

/** The wallet refused the call permanently. */
export class WalletRefusal extends Error {
  override readonly name = 'WalletRefusal';
  readonly status: number;
  readonly type: string;
  readonly reasons: readonly string[];
  readonly keys: Readonly<Record<string, string>>;

  constructor(
    status: number,
    type: string,
    reasons: readonly string[],
    keys: Readonly<Record<string, string>> = {},
  ) {
    super(`${status} ${type}`);
    this.status = status;
    this.type = type;
    this.reasons = reasons;
    this.keys = keys;
  }
}

/** The outcome of the call is unknown: connection lost, timeout, or an internal error of the wallet. */
export class WalletSilence extends Error {
  override readonly name = 'WalletSilence';
}

export type WalletClient = ReturnType<typeof createWalletClient>;

export interface WalletClientDeps {
  readonly platformUrl: string;
  readonly key: StudioKey;
  readonly now: () => number;
  readonly pause: (delayMs: number) => Promise<void>;
  /** Delays before the second, third … attempt. */
  readonly retryDelaysMs?: readonly number[];
  readonly timeoutMs?: number;
}

// The delays are short, because a player is waiting: after the last attempt the round is given up and its stake is
// rolled back.
const RETRY_DELAYS_MS = [150, 600, 1500];
const TIMEOUT_MS = 4000;

interface Answer {
  readonly answer: unknown;
  readonly request: number;
}

const mayPass = (status: number): boolean => status >= 500 || status === 429 || status === 408;

export function createWalletClient(deps: WalletClientDeps) {
  const { platformUrl, key, now, pause, retryDelaysMs = RETRY_DELAYS_MS, timeoutMs = TIMEOUT_MS } = deps;

  let requests = 0;

  const post = async (path: string, rawBody: string): Promise<Answer> => {
    const request = (requests += 1);
    let status: number;
    let answer: unknown;
    try {
      // Each attempt has a new signature, because the wallet refuses an old timestamp.
      const response = await fetch(new URL(path, platformUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...sign(key, now(), path, rawBody) },
        body: rawBody,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      status = response.status;
      answer = await response.json();
    } catch (cause) {
      throw new WalletSilence(`no answer from ${path}`, { cause });
    }
    if (status >= 200 && status < 300) return { answer, request };
    if (mayPass(status)) throw new WalletSilence(`${path} answered ${status}`);
    const refusal = v.safeParse(refusalSchema, answer);
    if (!refusal.success) throw new WalletRefusal(status, 'Unreadable', []);
    const { type, reasons, keys } = refusal.output.error;
    throw new WalletRefusal(status, type, reasons, keys);
  };

  const persist = async (path: string, body: object): Promise<Answer> => {
    const rawBody = JSON.stringify(body);
    for (const delayMs of retryDelaysMs) {
      try {
        return await post(path, rawBody);
      } catch (error) {
        if (!(error instanceof WalletSilence)) throw error;
        await pause(delayMs);
      }
    }
    return post(path, rawBody);
  };

  return {
    async authenticate(token: string): Promise<Authenticated> {
      const { answer } = await persist('/studio/v1/authenticate', { token });
      return understand(authenticatedSchema, answer);
    },
    /** The player's balance now, in one attempt. @throws WalletRefusal, WalletSilence */
    async balance(sessionId: string): Promise<Movement> {
      const { answer, request } = await post('/studio/v1/balance', JSON.stringify({ sessionId }));
      return movementOf(understand(movementSchema, answer), request);
    },
    /**
     * Retries with the same transaction id if the outcome is unknown; the wallet processes a call once.
     * @throws WalletRefusal, WalletSilence
     */
    async send({ name, body }: WalletCall): Promise<Movement> {
      const { answer, request } = await persist(`/studio/v1/${name}`, body);
      return movementOf(understand(movementSchema, answer), request);
    },
  };
}

function understand<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, answer);
  // An unreadable response may belong to an accepted bet, so the outcome is treated as unknown.
  if (!parsed.success) throw new WalletSilence(`an answer we cannot read: ${v.summarize(parsed.issues)}`);
  return parsed.output;
}
