import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '@foyer/contract/signIn/outcomes.ts';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Database, Transaction } from '../../../infra/database/database.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Site } from '../../../sites/index.ts';
import { tooManyRequests, type Refusal } from '../../../infra/refusal.ts';
import { digestOf, newSecret } from '../../../infra/secrets/secrets.ts';
import { deleteExpired, signInTables } from '../tables.ts';

/** OPEN-35: how long a code is valid, when a new one may be requested, and how often a code may be entered. */
export const CODE_LIFE_MS = 10 * MINUTE;
const RESEND_AFTER_MS = 30 * SECOND;
export const MOST_TRIES = 5;
/** Attempts older than this are deleted; by then the player has given up. */
const ATTEMPT_LIFE_MS = HOUR;

export interface CodeSent {
  readonly attempt: string;
  readonly resendAfterSeconds: number;
  readonly expiresInSeconds: number;
}

const codeSent = (attempt: string): CodeSent => ({
  attempt,
  resendAfterSeconds: RESEND_AFTER_MS / SECOND,
  expiresInSeconds: CODE_LIFE_MS / SECOND,
});

/** Why a code was rejected: it expired or was used, there were too many attempts, or it is wrong. */
export type CodeOutcome = 'gone' | 'tooManyTries' | 'wrong';

/** The purpose of a code. A code for one purpose is not valid for another. */
export interface CodePurpose {
  readonly name: 'signIn' | 'phone' | 'emailChange';
  /**
   * Creates the error of the feature that requested the code.
   * @param triesLeft remaining attempts after a wrong code
   */
  refused(outcome: CodeOutcome, triesLeft?: number): Refusal;
}

export interface NewCode {
  readonly address: string;
  /** Null: the code is not valid for anybody. */
  readonly playerId: PlayerId | null;
  /** A secret of the requesting browser; a new one by default. */
  readonly attempt?: string;
}

/** One-time codes. Every method rejects with the error of its purpose. */
export function codeStore(database: Database, clock: Clock, meant: CodePurpose) {
  const { name: purpose, refused } = meant;
  const fresh = (secret: string, code: string) => {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
    return { codeHash: codeHash(secret, code), tries: 0, sentAt: now, expiresAt };
  };

  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const keyOf = ({ brand }: Site, attempt: string) => ({ id: digestOf(attempt), brand, purpose });

  return {
    /** Stores a code. Does the same work whether or not there is a player for whom the code is valid. */
    async begin(site: Site, { address, playerId, attempt = newSecret() }: NewCode) {
      const code = newCode();
      await deleteExpired(database.query, 'identity.sign_in_code', before(ATTEMPT_LIFE_MS));
      await signInTables(database.query)
        .insertInto('identity.sign_in_code')
        .values({ ...keyOf(site, attempt), playerId, address, ...fresh(attempt, code) })
        .execute();
      return { attempt, code };
    },
    /**
     * Returns where the code of the attempt is sent, if a new code may be requested now. @throws Refusal
     * TooManyRequests, and the refusals of the purpose
     */
    async find(site: Site, attempt: string): Promise<{ address: string; playerId: PlayerId | null }> {
      const found = await signInTables(database.query)
        .selectFrom('identity.sign_in_code')
        .select(['address', 'playerId', 'sentAt'])
        .where((eb) => eb.and(keyOf(site, attempt)))
        .where('usedAt', 'is', null)
        .where('sentAt', '>', before(ATTEMPT_LIFE_MS))
        .executeTakeFirst();
      if (!found) throw refused('gone');
      const waitMs = found.sentAt.getTime() - before(RESEND_AFTER_MS).getTime();
      if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / SECOND));
      return { address: found.address, playerId: found.playerId };
    },
    /**
     * @returns the new code
     * @throws Refusal also when a parallel call renewed it first
     */
    async renew(site: Site, attempt: string): Promise<string> {
      const code = newCode();
      const renewed = await signInTables(database.query)
        .updateTable('identity.sign_in_code')
        .set(fresh(attempt, code))
        .where((eb) => eb.and(keyOf(site, attempt)))
        .where('usedAt', 'is', null)
        .where('sentAt', '<=', before(RESEND_AFTER_MS))
        .returning('id')
        .executeTakeFirst();
      if (!renewed) throw refused('gone');
      return code;
    },
    prove: (site: Site, attempt: string, code: string, mostLeft = MOST_TRIES) =>
      prove({ database, clock, meant, key: keyOf(site, attempt) }, { attempt, code, mostLeft }),
    useUp: (tx: Transaction, attempt: string) => useUp(tx, attempt, clock.now()),
    sent: codeSent,
  };
}

interface CodeRow {
  readonly database: Database;
  readonly clock: Clock;
  readonly meant: CodePurpose;
  readonly key: { readonly id: Buffer; readonly brand: Site['brand']; readonly purpose: CodePurpose['name'] };
}

interface EnteredCode {
  readonly attempt: string;
  readonly code: string;
  /** The tries left of a code that is entered with this one. */
  readonly mostLeft: number;
}

/** Checks a code. The attempt is counted before the code is compared. */
async function prove(
  { database, clock, meant: { refused }, key }: CodeRow,
  { attempt, code, mostLeft }: EnteredCode,
): Promise<{ playerId: PlayerId; triesLeft: number }> {
  const tried = await signInTables(database.query)
    .updateTable('identity.sign_in_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where((eb) => eb.and(key))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', clock.now())
    .returning(['codeHash', 'playerId', 'tries'])
    .executeTakeFirst();
  if (!tried) throw refused('gone');
  if (tried.tries > MOST_TRIES) throw refused('tooManyTries');
  const isRight = timingSafeEqual(codeHash(attempt, plain(code)), tried.codeHash);
  const triesLeft = Math.min(MOST_TRIES - tried.tries, mostLeft);
  // The code of an attempt without a player was never sent, so even a correct guess is rejected.
  if (isRight && tried.playerId !== null) return { playerId: tried.playerId, triesLeft };
  if (triesLeft === 0) throw refused('tooManyTries');
  throw refused('wrong', triesLeft);
}

/**
 * Marks the code as used. Idempotent.
 * @returns the address that the code was sent to; null if it was already used
 */
async function useUp(tx: Transaction, attempt: string, now: Date): Promise<string | null> {
  const used = await signInTables(tx)
    .updateTable('identity.sign_in_code')
    .set({ usedAt: now })
    .where('id', '=', digestOf(attempt))
    .where('usedAt', 'is', null)
    .returning('address')
    .executeTakeFirst();
  return used?.address ?? null;
}

const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** Keyed by the attempt's secret, because six digits alone could be tried in a second. */
const codeHash = (secret: string, code: string): Buffer => createHmac('sha256', secret).update(code).digest();

/** Removes whitespace: a code is often pasted with a space in the middle. */
const plain = (code: string): string => code.replace(/\s/g, '').slice(0, CODE_DIGITS + 1);
