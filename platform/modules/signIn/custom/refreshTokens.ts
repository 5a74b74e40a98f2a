import { sql } from 'kysely';
import { SECOND } from '@foyer/domain/duration.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { LONGEST_SESSION_MS, LOST_RESPONSE_MS } from '../sessions.ts';
import { digestOf, newSecret } from '../../../infra/secrets/secrets.ts';
import { signInTables } from '../tables.ts';

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
export async function storeRefreshToken(tx: Transaction, { mark, ...token }: RefreshToken): Promise<string> {
  const secret = newSecret();
  await signInTables(tx)
    .insertInto('identity.refresh_token')
    .values({ ...token, id: digestOf(secret), browser: digestOf(mark) })
    .execute();
  return secret;
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

type RenewRow = Omit<Extract<Exchanged, { refreshToken: string }>, 'outcome' | 'refreshToken'> &
  Pick<Exchanged, 'outcome'>;

/**
 * Exchanges a refresh token for a new one; each token works once. If the response was lost, the browser that signed in
 * (`mark` is its cookie secret) may send the token again: once, within a short time, and only while the new token is
 * unused (sql/renew.sql). Any other reuse is a replay.
 */
export async function exchangeRefreshToken(
  tx: Transaction,
  { brand, secret, mark }: { brand: BrandId; secret: string; mark: string | null },
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<Exchanged> {
  const refreshToken = newSecret();
  const lostSince = new Date(now.getTime() - LOST_RESPONSE_MS);
  const { rows } = await sql<RenewRow>`
    select outcome, session_id as "sessionId", player_id as "playerId", flow, expires_at as "expiresAt"
    from identity.renew(${brand}, ${digestOf(secret)}, ${digestOf(refreshToken)},
      ${mark === null ? null : digestOf(mark)}, ${now}, ${lostSince}, ${until},
      ${LONGEST_SESSION_MS / SECOND} * interval '1 second')`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a renewal has an outcome');
  const { outcome, sessionId } = row;
  if (outcome === 'renewed') return { ...row, outcome, refreshToken };
  return outcome === 'replayed' ? { outcome, sessionId } : { outcome };
}
