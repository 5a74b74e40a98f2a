import { createPrivateKey, createPublicKey, randomUUID, sign, verify, type KeyObject } from 'node:crypto';
import { minorDigits } from '@foyer/domain/currency.ts';
import { money, type Money } from '@foyer/domain/money.ts';

/** The company's own key, and the casino's with which launches are signed. */
export interface Hub88Keys {
  readonly own: KeyObject;
  readonly casino: KeyObject;
}

/** @param text base64 of a PEM text with a private and a public key */
export function keysOf(text: string): Hub88Keys {
  const pem = Buffer.from(text, 'base64').toString('latin1');
  const block = (kind: string): string =>
    new RegExp(`-----BEGIN ${kind} KEY-----[^-]+-----END ${kind} KEY-----`).exec(pem)?.[0] ?? '';
  return { own: createPrivateKey(block('PRIVATE')), casino: createPublicKey(block('PUBLIC')) };
}

export const isSignedByCasino = ({ casino }: Hub88Keys, body: string, signature: unknown): boolean =>
  typeof signature === 'string' &&
  verify('RSA-SHA256', Buffer.from(body), casino, Buffer.from(signature, 'base64'));

/** Amounts are integers of which 100,000 are one major unit. */
const unitsPerMinor = (currency: Money['currency']): bigint => 10n ** BigInt(5 - minorDigits(currency));
export const toUnits = ({ minor, currency }: Money): number => Number(minor * unitsPerMinor(currency));
export const ofUnits = (units: number, currency: Money['currency']): Money =>
  money(BigInt(units) / unitsPerMinor(currency), currency);

export interface Hub88Reply {
  readonly status: string;
  readonly balance: Money | null;
}

export interface Player {
  readonly user: string;
  readonly token: string;
  readonly game: string;
  readonly currency: Money['currency'];
}

export interface Hub88WalletSettings {
  readonly platformUrl: string;
  /** The company's id at the casino. */
  readonly studio: string;
  readonly keys: Hub88Keys;
  readonly pause: (delayMs: number) => Promise<void>;
}

const ATTEMPTS = 6;
const TIMEOUT_MS = 5_000;

/** The casino's wallet as the company calls it. */
export function hub88Wallet({ platformUrl, studio, keys, pause }: Hub88WalletSettings) {
  async function call(
    path: string,
    { user, token, game, currency }: Player,
    more: object = {},
  ): Promise<Hub88Reply> {
    const body = JSON.stringify({ user, token, game_code: game, request_uuid: randomUUID(), ...more });
    const response = await fetch(new URL(`/studio/v1/hub88/${studio}/${path}`, platformUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-hub88-signature': sign('RSA-SHA256', Buffer.from(body), keys.own).toString('base64'),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    const { status, balance } = Object(await response.json());
    return {
      status: String(status),
      balance: typeof balance === 'number' ? ofUnits(balance, currency) : null,
    };
  }

  /** A win or a rollback is owed until it is answered. */
  async function owed(...of: Parameters<typeof call>): Promise<Hub88Reply> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await call(...of);
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
        await pause(500 * 2 ** attempt);
      }
    }
  }

  return {
    balance: (player: Player) => call('user/balance', player),
    /** A bet without an answer is rolled back, since the casino may have booked it. */
    async bet(player: Player, { round, transaction, reward }: Round, stake: Money): Promise<Hub88Reply> {
      const ids = { round, transaction_uuid: transaction, round_closed: false };
      const amount = { amount: toUnits(stake), currency: stake.currency };
      try {
        return await call('transaction/bet', player, { ...ids, ...amount, ...freeOf(reward) });
      } catch {
        await owed('transaction/rollback', player, {
          round,
          round_closed: true,
          transaction_uuid: randomUUID(),
          reference_transaction_uuid: transaction,
        });
        return { status: 'RS_ERROR_TIMEOUT', balance: null };
      }
    },
    /** The only win of a round, which it ends; of zero for a lost one. */
    win: (player: Player, { round, transaction, reward }: Round, amount: Money) =>
      owed('transaction/win', player, {
        round,
        round_closed: true,
        transaction_uuid: randomUUID(),
        reference_transaction_uuid: transaction,
        amount: toUnits(amount),
        currency: amount.currency,
        ...freeOf(reward),
      }),
  };
}

/** A round with one bet. */
export interface Round {
  readonly round: string;
  readonly transaction: string;
  /** The casino's grant that pays the bet; null for a bet of the player. */
  readonly reward: string | null;
}

const freeOf = (reward: string | null) => ({ is_free: reward !== null, reward_uuid: reward });

export type Hub88Wallet = ReturnType<typeof hub88Wallet>;
