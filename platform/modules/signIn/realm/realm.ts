import type { IncomingHttpHeaders } from 'node:http';
import type { JWK } from 'jose';
import type { ApiClient } from '@foyer/contract/signIn/apiClients.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database, Transaction } from '../../../infra/database/database.ts';
import type { SessionOrigin } from '../history/origin.ts';
import type { SignInPlayers } from '../ports.ts';
import type { EndReason, NewSession } from '../sessions.ts';

export interface Realm {
  readonly brand: BrandId;
  /** For example `https://northlight.example`. */
  readonly origin: string;
  readonly locales: readonly Locale[];
  /** Programs besides the lobby that may sign players in. */
  readonly clients: readonly ApiClient[];
  /** Minutes after which a session that is not renewed expires. */
  readonly sessionIdleMinutes: number;
  /** Private keys, the active signing key first. */
  readonly keys: readonly JWK[];
  readonly database: Database;
  readonly clock: Clock;
  readonly players: Pick<SignInPlayers, 'find'>;
  /** Call it outside any transaction with a player who signs in, before `openSession`. Never fails. */
  beforeSession(playerId: PlayerId): Promise<void>;
  /** Opens a session and ends the player's previous one. Call `wakeRelay` after the commit. */
  openSession(tx: Transaction, session: NewSession): Promise<void>;
  /** CLOCK-05: the player may play until the session's new end. */
  extendPlay(tx: Transaction, playerId: PlayerId, expiresAt: Date): Promise<void>;
  wakeRelay(): void;
  originOf(headers: IncomingHttpHeaders): SessionOrigin;
  /**
   * Reopens a closed account in a transaction of its own.
   * @returns whether the account was closed and is open now
   */
  reopen(id: PlayerId): Promise<boolean>;
  /** Runs in a transaction of its own. */
  endSession(id: SessionId, reason: EndReason): Promise<void>;
}
