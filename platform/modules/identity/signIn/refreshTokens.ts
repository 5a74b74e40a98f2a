import { sql, type Generated } from 'kysely';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Database, Transaction } from '../../../infra/database/database.ts';
import { LOST_RESPONSE_MS } from '../sessions.ts';
import { digestOf, newSecret } from './secrets.ts';

type RefreshTables = {
  'identity.refresh_token': {
    id: Buffer;
    session_id: SessionId;
    brand: BrandId;
    flow: string;
    browser: Buffer | null;
    expires_at: Date;
    used_at: Generated<Date | null>;
  };
};

export interface RefreshToken {
  readonly brand: BrandId;
  readonly sessionId: SessionId;
  readonly flow: string;
  /** Of the browser that signs in. */
  readonly mark: string;
  readonly expiresAt: Date;
}

/** The first of a session. @returns the token, of which a digest is kept */
export async function storeRefreshToken(tx: Transaction, token: RefreshToken): Promise<string> {
  const secret = newSecret();
  await tx
    .withTables<RefreshTables>()
    .insertInto('identity.refresh_token')
    .values({
      id: digestOf(secret),
      session_id: token.sessionId,
      brand: token.brand,
      flow: token.flow,
      browser: digestOf(token.mark),
      expires_at: token.expiresAt,
    })
    .execute();
  return secret;
}

/** A token as it is shown. */
export interface ShownToken {
  readonly brand: BrandId;
  readonly secret: string;
  /** Of the browser that shows it. */
  readonly mark: string | null;
}

export type Exchanged =
  | {
      readonly outcome: 'renewed';
      readonly sessionId: SessionId;
      readonly playerId: PlayerId;
      readonly flow: string;
      readonly expiresAt: Date;
      readonly refreshToken: string;
    }
  | { readonly outcome: 'replayed'; readonly sessionId: SessionId }
  | { readonly outcome: 'unknown' | 'expired' | 'ended' };

interface RenewRow {
  readonly outcome: Exchanged['outcome'];
  readonly session_id: SessionId;
  readonly player_id: PlayerId;
  readonly flow: string;
  readonly expires_at: Date;
}

/**
 * Uses the token up for another. Each works once; only where the answer got lost on its way, the browser that signed
 * in may show it again: shortly after, once, and as long as nobody has used what was answered (010_renewal.sql).
 * Any other second use is a replay.
 */
export async function exchangeRefreshToken(
  { pool }: Database,
  { brand, secret, mark }: ShownToken,
  now: Date,
): Promise<Exchanged> {
  const refreshToken = newSecret();
  const { rows } = await pool.query<RenewRow>({
    name: 'identity.renew',
    text: 'select * from identity.renew($1, $2, $3, $4, $5, $6)',
    values: [
      brand,
      digestOf(secret),
      digestOf(refreshToken),
      mark === null ? null : digestOf(mark),
      now,
      new Date(now.getTime() - LOST_RESPONSE_MS),
    ],
  });
  const [row] = rows;
  if (!row) throw new Error('a renewal has an outcome');
  const { outcome, session_id: sessionId, player_id: playerId, flow, expires_at: expiresAt } = row;
  if (outcome === 'renewed') return { outcome, sessionId, playerId, flow, expiresAt, refreshToken };
  return outcome === 'replayed' ? { outcome, sessionId } : { outcome };
}

/** With each sign-in a few dead rows go, which keeps the table small without a job of its own. */
export async function forgetExpiredTokens(tx: Transaction, now: Date): Promise<void> {
  await sql`delete from identity.refresh_token where id in (
    select id from identity.refresh_token where expires_at < ${now} limit 100 for update skip locked)`.execute(
    tx,
  );
}
