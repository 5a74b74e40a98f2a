import type { BrandId, PlayerId, SessionId } from '@foyer/vocabulary/ids.ts';
import type { Locale } from '@foyer/vocabulary/locale.ts';
import type { Currency } from '@foyer/vocabulary/currency.ts';
import type { Licence } from '@foyer/vocabulary/licence.ts';

/** A live session, taken from a verified access token whose `sid` has not ended. */
export interface Session {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  readonly brand: BrandId;
  readonly expiresAt: Date;
}

/** Where a request is made from, which decides what may be shown. */
export interface Market {
  readonly country: string;
  readonly currency: Currency;
  readonly licence: Licence;
}
export type { Locale };
