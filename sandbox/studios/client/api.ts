import type { MoneyJson } from '@foyer/vocabulary/money.ts';
import type { Win } from '../maths/evaluate.ts';
import type { Window } from '../maths/window.ts';
import type { RefusalType } from '../play/refusal.ts';
import type { Settings } from '../http/page.ts';

export interface SpinResult {
  readonly roundId: string;
  readonly stake: MoneyJson;
  readonly win: MoneyJson;
  readonly window: Window;
  readonly wins: readonly Win[];
}
export interface Session {
  readonly key: string;
  readonly balance: MoneyJson;
  readonly stakes: readonly MoneyJson[];
  readonly defaultStake: number;
  readonly cycleMs: number;
  readonly resumed: SpinResult | null;
}
export interface Paid {
  readonly isPaid: boolean;
  readonly balance: MoneyJson;
}
/** Where the game stands, asked after a broken line. */
export interface Standing {
  readonly balance: MoneyJson;
  readonly last: SpinResult | null;
}

export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly type: RefusalType;
  readonly reasons: readonly string[];

  constructor(type: RefusalType, reasons: readonly string[] = []) {
    super(type);
    this.type = type;
    this.reasons = reasons;
  }
}

export interface Api {
  open(): Promise<Session>;
  spin(stake: MoneyJson): Promise<SpinResult & { balance: MoneyJson }>;
  reveal(): Promise<Paid>;
  standing(): Promise<Standing>;
}

/** The game's own server is told and believed; its answers are typed by the routes that give them. */
export function createApi({ game, mode, token, currency }: Settings): Api {
  let key = '';
  const post = async <Answer>(path: string, body: object): Promise<Answer> => {
    let response: Response;
    try {
      response = await fetch(`/games/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      });
    } catch {
      throw new ApiFailure('ConnectionLost');
    }
    const answer = await response.json().catch(() => null);
    if (response.ok && answer) return answer;
    throw new ApiFailure(answer?.error?.type ?? 'ConnectionLost', answer?.error?.reasons ?? []);
  };
  return {
    async open() {
      const asked = mode === 'fun' ? { currency } : { token };
      const session = await post<Session>('session', { mode, game: game.lookupId, ...asked });
      key = session.key;
      return session;
    },
    spin: (stake) => post('spin', { stake: stake.amount }),
    reveal: () => post('reveal', {}),
    standing: () => post('standing', {}),
  };
}
