import { createHmac, randomUUID } from 'node:crypto';
import { fieldsOf, isSame, jsonMessage, type SignedMessage } from '../../companies/http.ts';
import { orderOf, type Dialect, type Person, type ReceivedRequest } from './dialect.ts';

const EVENTS = {
  success: 'authentication.completed',
  refusal: 'authentication.denied',
  abandonment: 'authentication.cancelled',
} as const;

const sign = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** Parses a request; no fields when the signature is invalid. */
export function signedFields({ headers, body }: ReceivedRequest, key: string): ReturnType<typeof fieldsOf> {
  const fields = fieldsOf(body);
  const isSigned = isSame(headers.authorization, `Zimpler ${String(fields['site'])}:${sign(key, body)}`);
  return isSigned ? fields : {};
}

export function signedJson(content: object, nowMs: number, key: string): SignedMessage {
  const seconds = Math.floor(nowMs / 1_000);
  const signature = sign(key, `${seconds}.${JSON.stringify(content)}`);
  return jsonMessage(content, { 'zimpler-signature': `t=${seconds},v1=${signature}` });
}

const personJson = (person: Person) => ({
  first_name: person.firstName,
  last_name: person.lastName,
  birth_date: person.birthDate,
  address: {
    street: person.street,
    postal_code: person.zipCode,
    city: person.city,
    country: person.country,
  },
  account_holder: person.accountHolder,
});

export const zimpler: Dialect = {
  label: 'Zimpler',
  path: 'v3/authentications',
  read(request, key) {
    const { ref: reference, site: merchant, redirect_url: returnUrl, scope } = signedFields(request, key);
    return orderOf({ merchant, reference, returnUrl, wantsPersonalData: scope === 'person' });
  },
  answer: (_request, url) => jsonMessage({ id: randomUUID(), redirect_url: url }),
  notify({ merchant, reference, outcome, customer, person, nowMs }, key) {
    const user = { id: customer, ...(person && { person: personJson(person) }) };
    const content = {
      event: EVENTS[outcome],
      ref: reference,
      site: merchant,
      ...(outcome === 'success' && { user }),
    };
    return signedJson(content, nowMs, key);
  },
};
