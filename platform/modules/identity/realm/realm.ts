import type { JWK } from 'jose';
import type { BrandId, SessionId } from '@foyer/vocabulary/ids.ts';
import type { Locale } from '@foyer/vocabulary/locale.ts';
import type { Clock } from '../../../plumbing/clock.ts';
import type { Database } from '../../../plumbing/database/database.ts';
import type { EndReason } from '../sessions.ts';

/** One brand's identity provider, as seen from one origin. */
export interface Realm {
  readonly brand: BrandId;
  /** `https://northlight.example` */
  readonly origin: string;
  readonly locales: readonly Locale[];
  /** Private keys, the one that signs first. */
  readonly keys: readonly JWK[];
  readonly database: Database;
  readonly clock: Clock;
  /** In a transaction of its own. */
  endSession(id: SessionId, reason: EndReason): Promise<void>;
}
