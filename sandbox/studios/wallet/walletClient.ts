import type { Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { sign, type StudioKey } from './signature.ts';
import {
  authenticatedSchema,
  balanceOf,
  balanceSchema,
  refusalSchema,
  type Authenticated,
  type WalletCall,
} from './wire.ts';

/** The wallet said no, and would say no again. */
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

/** Nobody knows whether the wallet heard us: the line broke, it took too long, or it failed inside. */
export class WalletSilence extends Error {
  override readonly name = 'WalletSilence';
}

export interface WalletClient {
  authenticate(token: string): Promise<Authenticated>;
  /** Sends the call, again with the same transaction id when there was silence: the wallet counts it once. */
  send(call: WalletCall): Promise<Money>;
}

export interface WalletClientDeps {
  readonly platformUrl: string;
  readonly key: StudioKey;
  readonly now: () => number;
  readonly pause: (delayMs: number) => Promise<void>;
  /** Pauses before the second, third … try. */
  readonly retryDelaysMs?: readonly number[];
  readonly timeoutMs?: number;
}

// A player is waiting for the reels: after these the round is given up and the stake rolled back.
const RETRY_DELAYS_MS = [150, 600, 1500];
const TIMEOUT_MS = 4000;

const mayPass = (status: number): boolean => status >= 500 || status === 429 || status === 408;

export function createWalletClient(parts: WalletClientDeps): WalletClient {
  const { platformUrl, key, now, pause, retryDelaysMs = RETRY_DELAYS_MS, timeoutMs = TIMEOUT_MS } = parts;

  const post = async (path: string, rawBody: string): Promise<unknown> => {
    let status: number;
    let answer: unknown;
    try {
      // Signed anew for each try: the wallet refuses a timestamp that has grown old.
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
    if (status >= 200 && status < 300) return answer;
    if (mayPass(status)) throw new WalletSilence(`${path} answered ${status}`);
    const refusal = v.safeParse(refusalSchema, answer);
    if (!refusal.success) throw new WalletRefusal(status, 'Unreadable', []);
    const { type, reasons, keys } = refusal.output.error;
    throw new WalletRefusal(status, type, reasons, keys);
  };

  const persist = async (path: string, body: object): Promise<unknown> => {
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

  const understand = <Schema extends v.GenericSchema>(
    schema: Schema,
    answer: unknown,
  ): v.InferOutput<Schema> => {
    const parsed = v.safeParse(schema, answer);
    // An answer we cannot read may stand for a bet that was taken, so it counts as none.
    if (!parsed.success) throw new WalletSilence(`an answer we cannot read: ${v.summarize(parsed.issues)}`);
    return parsed.output;
  };

  return {
    async authenticate(token) {
      return understand(authenticatedSchema, await persist('/studio/v1/authenticate', { token }));
    },
    async send({ name, body }) {
      return balanceOf(understand(balanceSchema, await persist(`/studio/v1/${name}`, body)));
    },
  };
}
