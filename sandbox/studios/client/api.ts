import type { MoneyJson } from '@foyer/domain/money.ts';
import { PlayRefusal } from '../play/refusal.ts';
import type { Settings } from '../http/page.ts';

export interface Opened {
  readonly key: string;
  readonly balance: MoneyJson;
}
export interface ApiResponse {
  readonly balance: MoneyJson;
}
export interface Paid {
  readonly isPaid: boolean;
  /** The operator checks the win before it is paid. */
  readonly isHeld: boolean;
}

export type Api = ReturnType<typeof createApi>;

/** Client of the game's own server. It trusts the responses and does not validate them. */
export function createApi({ game, mode, token, currency, autoplay, quickStop }: Settings) {
  let key = '';
  /** Moves whose answers have not arrived. */
  const moving = new Set<Promise<unknown>>();
  let moves = 0;
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
      throw new PlayRefusal('ConnectionLost');
    }
    const answer = await response.json().catch(() => null);
    if (response.ok && answer) return answer;
    throw new PlayRefusal(answer?.error?.type ?? 'ConnectionLost', answer?.error?.reasons ?? []);
  };
  return {
    async open<Greeting>(): Promise<Greeting & Opened> {
      const player = mode === 'fun' ? { currency, autoplay, quickStop } : { token };
      const opened = await post<Greeting & Opened>('session', { mode, game: game.lookupId, ...player });
      key = opened.key;
      return opened;
    },
    /**
     * Sends a move to the game's table.
     * @throws PlayRefusal
     */
    async move<Answer>(name: string, request: object = {}) {
      moves += 1;
      const moved = post<Answer & ApiResponse>(name, request);
      moving.add(moved);
      try {
        return await moved;
      } finally {
        moving.delete(moved);
      }
    },
    /** Resolves when the answer of each move that was sent has arrived. */
    async settled(): Promise<void> {
      await Promise.allSettled(moving);
    },
    /**
     * The balance at the wallet; null if a move was sent meanwhile, whose answer is newer.
     * @throws PlayRefusal
     */
    async balance(): Promise<MoneyJson | null> {
      const before = moves;
      const { balance } = await post<ApiResponse>('balance', {});
      return moves === before ? balance : null;
    },
  };
}
