import { sql, type Generated } from 'kysely';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Database, Transaction } from '../../../infra/database/database.ts';
import { LOST_RESPONSE_MS } from '../sessions.ts';
import { digestOf, newSecret } from '../../../infra/secrets/secrets.ts';

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
  /** Cookie secret of the browser that signs in. */
  readonly mark: string;
  readonly expiresAt: Date;
}

/**
 * Stores the first refresh token of a session, as a digest.
 * @returns the token
 */
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

/** A refresh token as sent by a client. */
export interface ShownToken {
  readonly brand: BrandId;
  readonly secret: string;
  /** Cookie secret of the browser that sends the token; null if it sends none. */
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
 * Exchanges a refresh token for a new one. Each works once. If the response was lost, the browser that
 * signed in may send the token again: once, within a short time, and only while the new token is unused
 * (sql/renew.sql). Any other reuse is a replay.
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

/** Called with each sign-in; deletes a few expired rows, so that no separate cleanup job is needed. */
export async function forgetExpiredTokens(tx: Transaction, now: Date): Promise<void> {
  await sql`delete from identity.refresh_token where id in (
    select id from identity.refresh_token where expires_at < ${now} limit 100 for update skip locked)`.execute(
    tx,
  );
}
