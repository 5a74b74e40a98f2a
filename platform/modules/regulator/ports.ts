import type { EndRecord, LedgerRecord } from '@foyer/contract/regulator/records.ts';
import type { Licence } from '@foyer/domain/licence.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';

/** The sealed days of the ledger. */
export interface SealedDays {
  /** The first sealed day from this one on; null if there is none. */
  nextDay(from: string): Promise<string | null>;
  /** What the seal says about these brands; null for a day that is not sealed. */
  day(
    day: string,
    brands: readonly string[],
  ): Promise<(Pick<EndRecord, 'totals' | 'owed'> & { readonly checkpoint: string }) | null>;
  /** The records of the day in their order, in batches. `player` is the id of the platform. */
  records(day: string, brands: readonly string[]): AsyncIterable<readonly LedgerRecord[]>;
  /** @returns a signed note */
  sign(text: string): string;
}

/** A licence whose regulator receives daily reports. */
export interface ReportingLicence {
  readonly licence: Licence;
  /** The operator's number at the regulator. */
  readonly licensee: string;
  /** The first day that is reported, such as `2026-11-23`. */
  readonly from: string;
  readonly brands: readonly string[];
}

/** A report on its way to the receiver. */
export interface Delivery {
  readonly licence: Licence;
  /** The file's name. */
  readonly name: string;
  readonly note: string;
  readonly bytes: bigint;
  /** Bytes from this position to the end of their chunk. */
  read(position: bigint): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Sends what the receiver does not have. Two nodes may call it at once. @returns whether the receiver has the whole
 * file; false to go on in another call @throws Error whose message has no secret
 */
export type DeliverReport = (delivery: Delivery) => Promise<boolean>;

export interface RegulatorDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'info'>;
  readonly days: SealedDays;
  readonly deliver: DeliverReport;
  /** Makes references of players. */
  readonly pseudonymKey: string;
  /** Size of the parts in which files are stored and sent. */
  readonly chunkBytes: number;
}
