import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { fromDecimal, toDecimal, type Money } from '@foyer/domain/money.ts';

const signOf = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

export function isSignedByCasino(secret: string, body: string, signature: unknown): boolean {
  const [own, given] = [Buffer.from(signOf(secret, body)), Buffer.from(String(signature))];
  return own.length === given.length && timingSafeEqual(own, given);
}

export interface A8rReply {
  /** The casino's code of a refusal; null for an accepted call. */
  readonly code: string | null;
  readonly balance: Money | null;
}

export interface Player {
  readonly id: string;
  readonly session: string;
  readonly game: string;
  readonly currency: Money['currency'];
}

export interface A8rWalletSettings {
  readonly platformUrl: string;
  /** The company's id at the casino. */
  readonly studio: string;
  readonly secret: string;
  readonly pause: (delayMs: number) => Promise<void>;
}

export type A8rWallet = ReturnType<typeof a8rWallet>;

/** The code of a round that was rolled back, which is none of the casino's. */
const ROLLED_BACK = 'rolled back';

const ATTEMPTS = 6;
const TIMEOUT_MS = 5_000;

/** The casino's wallet as the company calls it. */
export function a8rWallet({ platformUrl, studio, secret, pause }: A8rWalletSettings) {
  /** @throws Error for a call that was not answered */
  async function call(method: string, currency: Money['currency'], content: object): Promise<A8rReply> {
    const body = JSON.stringify(content);
    const response = await fetch(new URL(`/studio/v1/a8r/${studio}/v2/a8r_casino.${method}`, platformUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-sign': signOf(secret, body) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status >= 500) throw new Error(`${method} was answered with ${response.status}`);
    const { balance, meta } = Object(await response.json());
    const known = balance ?? meta?.balance;
    return {
      code: response.ok ? null : String(meta?.api_code),
      balance: typeof known === 'string' ? fromDecimal(known, currency) : null,
    };
  }

  const owed = (...of: Parameters<typeof call>) => untilAnswered(() => call(...of), pause);

  const of = ({ id, currency }: Player) => ({ player_id: id, currency });
  const inRound = (player: Player, round: string) => ({
    ...of(player),
    game_id: player.game,
    provider: player.game.split('/')[0],
    round_id: round,
    session_payload: player.session,
    finished: true,
  });

  return {
    balance: (player: Player) => call('Player/Balance', player.currency, of(player)),
    /**
     * A whole round in one call. Without an answer the same call is sent again, which is applied once. A round that is
     * never answered is rolled back, its bet and its win, whether the casino has them or not.
     */
    async betAndWin(player: Player, stake: Money, won: Money): Promise<A8rReply> {
      const [round, bet] = [inRound(player, randomUUID()), randomUUID()];
      const transactions = [
        { id: bet, type: 'bet', amount: toDecimal(stake) },
        { id: randomUUID(), type: 'win', amount: toDecimal(won), bet_id: bet },
      ];
      try {
        return await owed('Round/BetWin', player.currency, { ...round, transactions });
      } catch {
        const backs = transactions.map(({ id }) => ({ id: randomUUID(), original_id: id }));
        const { code, balance } = await owed('Round/Rollback', player.currency, {
          ...round,
          transactions: backs,
        });
        return { code: code ?? ROLLED_BACK, balance };
      }
    },
    /** A win outside of any round. */
    prize: (player: Player, event: string, amount: Money) =>
      owed('Promo/Win', player.currency, {
        ...of(player),
        id: randomUUID(),
        event_id: event,
        event_type: 'Tournament',
        amount: toDecimal(amount),
      }),
    /** What the free rounds of an issue won together. */
    finishFreeRounds: (issue: string, won: Money) =>
      owed('Freespins/Finish', won.currency, { issue_id: issue, amount: toDecimal(won) }),
  };
}

/** A result is owed until it is answered. */
async function untilAnswered(
  call: () => Promise<A8rReply>,
  pause: A8rWalletSettings['pause'],
): Promise<A8rReply> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await pause(500 * 2 ** attempt);
    }
  }
}
