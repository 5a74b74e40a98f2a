import { timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '@foyer/contract/signIn/outcomes.ts';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Database, Transaction } from '../../../infra/database/database.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Site } from '../../../sites/index.ts';
import type { Refusal } from '../../../infra/refusal.ts';
import { tooSoon } from './refusals.ts';
import { codeHash, digestOf, newCode, newSecret } from './secrets.ts';
import { signInTables } from './tables.ts';

/** OPEN-35 */
export const CODE_LIFE_MS = 10 * MINUTE;
export const RESEND_AFTER_MS = 30 * SECOND;
export const MOST_TRIES = 5;
/** After this nobody is still at the same attempt. */
const ATTEMPT_LIFE_MS = HOUR;

export interface CodeSent {
  readonly attempt: string;
  readonly resendAfterSeconds: number;
  readonly expiresInSeconds: number;
}

export const codeSent = (attempt: string): CodeSent => ({
  attempt,
  resendAfterSeconds: RESEND_AFTER_MS / SECOND,
  expiresInSeconds: CODE_LIFE_MS / SECOND,
});

/** How a code may fail: none is there any more, it was guessed at too often, or it is another. */
export type CodeOutcome = 'gone' | 'tooManyTries' | 'wrong';

/** What codes are sent for; one that was sent for the one thing does nothing for another. */
export interface CodePurpose {
  readonly name: 'signIn' | 'phone';
  /** In the words of who asked for it. @param triesLeft of a code that was wrong */
  refused(outcome: CodeOutcome, triesLeft?: number): Refusal;
}

/** Each refuses as its purpose does. */
export interface CodeStore {
  /** The same rows and the same work whether the code is for somebody (`playerId`) or not. */
  begin(site: Site, address: string, playerId: PlayerId | null): Promise<{ attempt: string; code: string }>;
  /** Where the attempt's code goes, if a new one may be asked for. @throws Refusal TooManyRequests as well */
  find(site: Site, attempt: string): Promise<{ address: string; playerId: PlayerId | null }>;
  /** @returns the new code. Refused when another call was faster. */
  renew(site: Site, attempt: string): Promise<string>;
  /** Counts the try before the code is looked at. */
  prove(site: Site, attempt: string, code: string): Promise<PlayerId>;
  /** Twice is once. @returns where the code went; null when it has done its work already */
  useUp(tx: Transaction, attempt: string): Promise<string | null>;
}

export function codeStore(database: Database, clock: Clock, meant: CodePurpose): CodeStore {
  const { name: purpose, refused } = meant;
  const fresh = (secret: string, code: string) => {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
    return { code_hash: codeHash(secret, code), tries: 0, sent_at: now, expires_at: expiresAt };
  };

  return {
    async begin({ brand }, address, playerId) {
      const [attempt, code] = [newSecret(), newCode()];
      await forgetOld(database, clock);
      await signInTables(database.query)
        .insertInto('identity.sign_in_code')
        .values({
          id: digestOf(attempt),
          brand,
          purpose,
          player_id: playerId,
          address,
          ...fresh(attempt, code),
        })
        .execute();
      return { attempt, code };
    },

    async find({ brand }, attempt) {
      const now = clock.now();
      const found = await signInTables(database.query)
        .selectFrom('identity.sign_in_code')
        .select(['address', 'player_id', 'sent_at'])
        .where('id', '=', digestOf(attempt))
        .where('brand', '=', brand)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('sent_at', '>', new Date(now.getTime() - ATTEMPT_LIFE_MS))
        .executeTakeFirst();
      if (!found) throw refused('gone');
      const waitMs = found.sent_at.getTime() + RESEND_AFTER_MS - now.getTime();
      if (waitMs > 0) throw tooSoon(Math.ceil(waitMs / SECOND));
      return { address: found.address, playerId: found.player_id };
    },

    async renew({ brand }, attempt) {
      const code = newCode();
      const renewed = await signInTables(database.query)
        .updateTable('identity.sign_in_code')
        .set(fresh(attempt, code))
        .where('id', '=', digestOf(attempt))
        .where('brand', '=', brand)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('sent_at', '<=', new Date(clock.now().getTime() - RESEND_AFTER_MS))
        .returning('id')
        .executeTakeFirst();
      if (!renewed) throw refused('gone');
      return code;
    },

    prove: (site, attempt, code) => prove(database, clock, { brand: site.brand, meant, attempt, code }),

    useUp: (tx, attempt) => useUp(tx, attempt, clock.now()),
  };
}

interface Guess {
  readonly brand: Site['brand'];
  readonly meant: CodePurpose;
  readonly attempt: string;
  readonly code: string;
}

async function prove(database: Database, clock: Clock, guess: Guess): Promise<PlayerId> {
  const { brand, meant, attempt, code } = guess;
  const tried = await signInTables(database.query)
    .updateTable('identity.sign_in_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', digestOf(attempt))
    .where('brand', '=', brand)
    .where('purpose', '=', meant.name)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .returning(['code_hash', 'player_id', 'tries'])
    .executeTakeFirst();
  if (!tried) throw meant.refused('gone');
  if (tried.tries > MOST_TRIES) throw meant.refused('tooManyTries');
  const isRight = timingSafeEqual(codeHash(attempt, plain(code)), tried.code_hash);
  // What nobody was sent is right for nobody, even guessed.
  if (isRight && tried.player_id !== null) return tried.player_id;
  const triesLeft = MOST_TRIES - tried.tries;
  if (triesLeft === 0) throw meant.refused('tooManyTries');
  throw meant.refused('wrong', triesLeft);
}

async function useUp(tx: Transaction, attempt: string, now: Date): Promise<string | null> {
  const used = await signInTables(tx)
    .updateTable('identity.sign_in_code')
    .set({ used_at: now })
    .where('id', '=', digestOf(attempt))
    .where('used_at', 'is', null)
    .returning('address')
    .executeTakeFirst();
  return used?.address ?? null;
}

/** Digits alone: a code is often pasted with a space in its middle. */
const plain = (code: string): string => code.replace(/\s/g, '').slice(0, CODE_DIGITS + 1);

/** With each attempt a few dead ones go, which keeps the table small without a job of its own. */
async function forgetOld(database: Database, clock: Clock): Promise<void> {
  const tables = signInTables(database.query);
  const dead = tables
    .selectFrom('identity.sign_in_code')
    .select('id')
    .where('expires_at', '<', new Date(clock.now().getTime() - ATTEMPT_LIFE_MS))
    .limit(100)
    .forUpdate()
    .skipLocked();
  await tables.deleteFrom('identity.sign_in_code').where('id', 'in', dead).execute();
}
