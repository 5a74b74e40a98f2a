import { createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Dialect, Person } from './dialect.ts';
import { isSame, JSON_TYPE, jsonOf } from '../../companies/http.ts';

const EVENTS = {
  success: 'authentication.completed',
  refusal: 'authentication.denied',
  abandonment: 'authentication.cancelled',
} as const;

const orderSchema = v.object({
  ref: v.string(),
  site: v.string(),
  redirect_url: v.string(),
  scope: v.optional(v.picklist(['id', 'person'])),
});
export const sign = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

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

/** JSON over HTTP, signed in a header. */
export const zimpler: Dialect = {
  label: 'Zimpler',
  path: 'v3/authentications',
  read({ headers, body }, key) {
    const order = v.safeParse(orderSchema, jsonOf(body));
    if (!order.success) return null;
    const { ref: reference, site: merchant, redirect_url: returnUrl, scope } = order.output;
    const isSigned = isSame(headers.authorization, `Zimpler ${merchant}:${sign(key, body)}`);
    return isSigned ? { merchant, reference, returnUrl, wantsPersonalData: scope === 'person' } : null;
  },
  answer: (_heard, url) => ({
    headers: JSON_TYPE,
    body: JSON.stringify({ id: randomUUID(), redirect_url: url }),
  }),
  notify({ merchant, reference, outcome, customer, person, nowMs }, key) {
    const found = { id: customer, ...(person && { person: personJson(person) }) };
    const user = outcome === 'success' ? { user: found } : {};
    const body = JSON.stringify({ event: EVENTS[outcome], ref: reference, site: merchant, ...user });
    const seconds = Math.floor(nowMs / 1_000);
    const signature = `t=${seconds},v1=${sign(key, `${seconds}.${body}`)}`;
    return { headers: { ...JSON_TYPE, 'zimpler-signature': signature }, body };
  },
};
