import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { PersonName } from '@foyer/domain/person/personName.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import type { End } from './ends.ts';

/** What this module reads of a player. */
export interface Person extends PersonName {
  readonly id: PlayerId;
  readonly brand: BrandId;
  readonly country: string;
  /** ISO 8601 date. */
  readonly birthDate: string;
  /** Null if the player is not excluded. An exclusion that has ended may still be stored here. */
  readonly exclusion: { readonly endsAt: End } | null;
  readonly timeoutEndsAt: Date | null;
}

/** What this module needs of the player module; each throws AuthenticationFailure for an unknown player. */
export interface StoppablePlayers {
  get(queryable: Queryable, id: PlayerId): Promise<Person>;
  /** Locked until `tx` ends. */
  hold(tx: Transaction, id: PlayerId): Promise<Person>;
  /** Locks the players in a fixed order, so that two callers cannot deadlock. */
  holdAll(tx: Transaction, ids: readonly PlayerId[]): Promise<void>;
  announce(tx: Transaction, id: PlayerId): Promise<void>;
  readonly commands: {
    /** Sets the exclusion, or removes it with null. Without `since`, only the end changes. */
    setExclusion(
      tx: Transaction,
      id: PlayerId,
      exclusion: { readonly since?: Date; readonly endsAt: End } | null,
    ): Promise<void>;
    /** Never shortens a time-out. @returns its end */
    extendTimeout(tx: Transaction, id: PlayerId, endsAt: Date): Promise<Date>;
    setIdentityReview(tx: Transaction, id: PlayerId, review: Stop | null): Promise<void>;
    /** Ends the live session and the player's opt-ins. */
    endPlay(tx: Transaction, id: PlayerId, reason: 'SELF_EXCLUDED' | 'TIMEOUT'): Promise<void>;
    /** Open games take no more stakes; the player stays signed in. */
    endGames(tx: Transaction, id: PlayerId): Promise<void>;
  };
}

interface Stop {
  readonly since: Date;
  readonly endsAt: End;
}

/** Keeps a session from ending before `tx` does. @throws AuthenticationFailure where it has ended */
export type HoldSession = (tx: Transaction, id: SessionId) => Promise<void>;

/** Called after a player was compared with others because new data about them was stored; the player is locked. */
export type OnCompared = (tx: Transaction, id: PlayerId) => Promise<void>;

/** Hashes under which a national id is stored: one for each brand, and one that is the same at every brand. */
export type NationalIdHashes = (
  brands: readonly BrandId[],
  country: string,
  nationalId: { readonly number: string },
) => Promise<readonly Buffer[]>;

/** The data by which a national exclusion register finds a person. */
export interface RegisterPerson extends PersonName {
  /** ISO 8601 date. */
  readonly birthDate: string;
  readonly email: string;
  readonly postcode: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** National identification number, without spaces. Null if none is stored. */
  readonly nationalId: string | null;
}

export interface RegisterReply {
  readonly isExcluded: boolean;
  /** The register's id of its reply, for evidence; null if it sends none. */
  readonly reference: string | null;
}

/** EXCLUSION-10: a national exclusion register. `platform/providers/registers` has the adapters. */
export interface ExclusionRegister {
  /** Most persons in one request. */
  readonly batchSize: number;
  /** Whether a person without a stored national id cannot be looked up. */
  readonly needsNationalId: boolean;
  /**
   * @returns the replies, in the order of the persons
   * @throws if the register does not reply within the time or its reply cannot be read; never with personal data
   */
  check(people: readonly RegisterPerson[], withinMs: number): Promise<readonly RegisterReply[]>;
}

/** The configured registers, by the name under which the site data has them. */
export type ExclusionRegisters = ReadonlyMap<string, ExclusionRegister>;
