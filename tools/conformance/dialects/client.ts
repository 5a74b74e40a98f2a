import type { Currency } from '@foyer/domain/currency.ts';
import type { Money } from '@foyer/domain/money.ts';

/** What the platform sent the company at a launch. */
export interface LaunchedGame {
  readonly player: string;
  readonly session: string;
  readonly game: string;
  readonly currency: Currency;
  /** The free rounds that the platform granted with the launch; null for none. */
  readonly freeRounds: GrantedRounds | null;
}

export interface GrantedRounds {
  /** With which the company's calls name the grant. */
  readonly id: string;
  readonly stake: Money;
}

export interface Reply {
  /** The status or code of a refusal; null for an accepted call. */
  readonly refusal: string | null;
  readonly balance: Money | null;
}

export interface Movement {
  readonly round: string;
  readonly id: string;
  readonly amount: Money;
}

/** The company's side of a dialect, in one game session. */
export interface DialectClient {
  readonly currency: Currency;
  balance(signing?: 'wrong'): Promise<Reply>;
  /** @param change fields of the call that differ, by the names of the dialect */
  bet(bet: Movement, change?: object): Promise<Reply>;
  win(win: Movement & { readonly bet: string }): Promise<Reply>;
  rollback(rollback: Omit<Movement, 'amount'> & { readonly bet: string }): Promise<Reply>;
  /** A win outside of any round. */
  prize(prize: Movement): Promise<Reply>;
  /**
   * What free rounds of a grant won: a bet that the grant pays and its win, or their report.
   * @returns the reply to the last call, or that of the first refused one
   */
  freeRounds(of: { readonly grant: string; readonly stake: Money; readonly round: Movement }): Promise<Reply>;
  /** A bet and its win in one call; missing in a dialect that has none. */
  betAndWin?(bet: Movement, win: Pick<Movement, 'id' | 'amount'>): Promise<Reply>;
}

/** A dialect as a company speaks it. */
export interface Dialect {
  readonly name: string;
  /** Fields of a bet: for another game, and with an amount below the minor unit. */
  readonly otherGame: object;
  readonly fractionOf: (currency: Currency) => object;
  /** The game in a launch for real money; null for a call that is none. @param body JSON */
  readLaunch(body: unknown): Omit<LaunchedGame, 'freeRounds'> | null;
  /** The company's response to a call about free rounds, and the grant if it creates one; null for another call. */
  readGrant(
    path: string,
    body: unknown,
  ): { readonly response: object; readonly grant?: GrantedRounds } | null;
  /** The company's response to a launch. */
  launched(address: string): object;
  /** @param key the company's secret, or PEM of its private key */
  connect(target: { url: string; studio: string; key: string }, launched: LaunchedGame): DialectClient;
}

const TIMEOUT_MS = 20_000;

/** Posts JSON to the platform. @returns status and parsed body */
export async function postJson(
  address: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: response.status, body: await response.json() };
}
