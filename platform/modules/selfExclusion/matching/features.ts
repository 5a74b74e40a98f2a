import { nameWords } from './nameWords.ts';
import type { PersonName } from '@foyer/domain/person/personName.ts';
import { canonicalEmail, mailboxName } from './email.ts';

/** Data known about a person. A list can have several values, for example from the form and from the passport. */
export interface Features {
  readonly names: readonly PersonName[];
  /** ISO 8601 dates. */
  readonly birthDates: readonly string[];
  /** In canonical form (`canonicalEmail`). */
  readonly emails: readonly string[];
  readonly mailboxNames: readonly string[];
  /** E.164. */
  readonly phones: readonly string[];
  /** Normalised street and postal code. */
  readonly addresses: readonly string[];
  /** Hashes of number and country. */
  readonly nationalIds: readonly string[];
  /** Hashes. */
  readonly paymentAccounts: readonly string[];
  readonly devices: readonly string[];
}

/** Personal data as entered in a form or stored in a record. */
export interface Described extends PersonName {
  readonly birthDate: string;
  readonly email: string;
  readonly phones?: readonly string[];
  readonly address?: { readonly street: string | null; readonly zipCode: string | null } | null;
}

export function featuresOf({ firstName, lastName, birthDate, email, phones, address }: Described): Features {
  const home = address ? addressKey(address) : null;
  return {
    names: [{ firstName, lastName }],
    birthDates: [birthDate],
    ...emailFeatures(email),
    phones: phones ?? [],
    addresses: home === null ? [] : [home],
    nationalIds: [],
    paymentAccounts: [],
    devices: [],
  };
}

export function emailFeatures(email: string): Pick<Features, 'emails' | 'mailboxNames'> {
  const [canonical, mailbox] = [canonicalEmail(email), mailboxName(email)];
  return {
    emails: canonical === null ? [] : [canonical],
    mailboxNames: mailbox === null ? [] : [mailbox],
  };
}

/** Street with house number and postal code, normalised. Null if either is missing. */
export function addressKey({
  street,
  zipCode,
}: {
  readonly street: string | null;
  readonly zipCode: string | null;
}): string | null {
  if (street === null || zipCode === null) return null;
  const words = nameWords(street).join('');
  const numbers = street.match(/\d+/g) ?? [];
  const zip = zipCode.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return words && zip ? [zip, words, ...numbers].join(' ') : null;
}

export type MatchKeyKind = 'email' | 'mailboxName' | 'address' | 'nationalId' | 'paymentAccount' | 'device';

export const KEY_FEATURES = {
  email: 'emails',
  mailboxName: 'mailboxNames',
  address: 'addresses',
  nationalId: 'nationalIds',
  paymentAccount: 'paymentAccounts',
  device: 'devices',
} as const satisfies Readonly<Record<MatchKeyKind, keyof Features>>;

const KINDS: readonly MatchKeyKind[] = [
  'email',
  'mailboxName',
  'address',
  'nationalId',
  'paymentAccount',
  'device',
];

export interface MatchKey {
  readonly kind: MatchKeyKind;
  readonly value: string;
}

export const matchKeysOf = (features: Partial<Features>): readonly MatchKey[] =>
  KINDS.flatMap((kind) => (features[KEY_FEATURES[kind]] ?? []).map((value) => ({ kind, value })));
