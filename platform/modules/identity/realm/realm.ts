import type { IncomingHttpHeaders } from 'node:http';
import type { JWK } from 'jose';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database, Transaction } from '../../../infra/database/database.ts';
import type { SessionOrigin } from '../history/origin.ts';
import type { EndReason, NewSession } from '../sessions.ts';

/** One brand's identity provider, as seen from one origin. */
export interface Realm {
  readonly brand: BrandId;
  /** `https://northlight.example` */
  readonly origin: string;
  readonly locales: readonly Locale[];
  /** How long a session lives that nothing renews. */
  readonly sessionIdleMinutes: number;
  /** Private keys, the one that signs first. */
  readonly keys: readonly JWK[];
  readonly database: Database;
  readonly clock: Clock;
  /** Ends the player's older session with it. After the commit `wakeRelay` is to be called. */
  openSession(tx: Transaction, session: NewSession): Promise<void>;
  wakeRelay(): void;
  /** Where a request of the identity provider comes from. */
  originOf(headers: IncomingHttpHeaders): SessionOrigin;
  /** In a transaction of its own. @returns whether it was closed and is open now */
  reopen(id: PlayerId): Promise<boolean>;
  /** In a transaction of its own. */
  endSession(id: SessionId, reason: EndReason): Promise<void>;
}
