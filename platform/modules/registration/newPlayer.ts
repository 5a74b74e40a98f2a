import type { DocumentVersions } from '@foyer/contract/legal/documents.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { BankNewcomer } from './bank.ts';
import type { NationalId } from './nationalId/nationalId.ts';
import type { LimitPeriod } from './tables.ts';

export interface NewPlayer {
  readonly brand: BrandId;
  readonly email: string;
  /** Null where players sign in with a code. */
  readonly password: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 8601 date. */
  readonly birthDate: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly language: Locale;
  readonly currency: Currency;
  /** OVER-08: the legal documents that the player accepts; the current ones if omitted. */
  readonly acceptedVersions?: DocumentVersions;
  /** Registration form data; undefined for players without a form, such as demo players. */
  readonly registration?: RegistrationChoices;
}

/** The choices that a new player made on the form; stored in the transaction that creates the player. */
export interface Choices {
  readonly nationalId: NationalId | null;
  readonly accepts: Readonly<Record<'email' | 'sms' | 'phone' | 'webPush', boolean>>;
  readonly limits: readonly FirstLimit[];
  /** LIMIT-05: whether the player confirmed that they set no limits; null where the form did not offer them. */
  readonly withoutLimits: boolean | null;
  /** Null where the form did not ask. */
  readonly jackpot: FirstJackpot | null;
}

export interface RegistrationChoices extends Choices {
  /** The person as verified by the payment provider; null in countries where none verifies new players. */
  readonly bank: BankNewcomer | null;
  /** Fingerprint of the browser and its network (`deviceMark`). */
  readonly device?: string | null;
  /** CONS-24: the affiliate whose link led the player here. */
  readonly affiliate?: string | null;
  /** The account is created and then rolled back (`endDryRun`). */
  readonly isDryRun?: boolean;
}

export interface FirstLimit {
  readonly period: LimitPeriod;
  readonly amount: Money;
}

/** FLAG-13: the jackpot contribution chosen at registration. */
export interface FirstJackpot {
  /** What the player adds to the jackpot with each stake; null for a new player who does not take part in it. */
  readonly contribution: Money | null;
}
