import { VerifiedPersonSchema } from '@foyer/contract/registration/verifiedPerson.ts';
import * as v from 'valibot';
import { SECOND } from '@foyer/domain/duration.ts';
import type { LoginNotice, ProviderLoginPort } from '../../modules/signIn/index.ts';
import {
  callPartner,
  jsonOf,
  partnerAddress,
  parseResponse,
  readNotice,
} from '../../infra/httpClient/httpClient.ts';
import { requireFresh, requireSame } from '../../infra/httpClient/signature.ts';
import { sign, SIGNATURE } from './signing.ts';

/** Zimpler logins: plain JSON over HTTP; a header signs the timestamp and the raw body. */
export function zimpler({ url, key }: { url: string; key: string }): ProviderLoginPort {
  return {
    async begin({ brand, reference, returnUrl, locale, country, wantsPerson }) {
      const body = JSON.stringify({
        ref: reference,
        site: brand,
        redirect_url: returnUrl,
        locale,
        country,
        scope: wantsPerson ? 'person' : 'id',
      });
      const headers = {
        'content-type': 'application/json',
        authorization: `Zimpler ${brand}:${sign(key, body)}`,
      };
      const response = await callPartner({ url: `${url}/v3/authentications`, headers, body });
      return partnerAddress(parseResponse(responseSchema, response).redirect_url, url);
    },

    read({ headers, body, now }) {
      const [, seconds = '', signature] = SIGNATURE.exec(String(headers['zimpler-signature'])) ?? [];
      requireSame(signature, sign(key, `${seconds}.${body}`));
      requireFresh(Number(seconds) * SECOND, now);
      const { event, ref, site, user } = readNotice(eventSchema, jsonOf(body));
      const person = user?.person ? personOf(user.person) : null;
      return { brand: site, reference: ref, outcome: OUTCOMES[event], subject: user?.id ?? null, person };
    },

    thank: () => ({ type: 'application/json', body: '{}' }),
  };
}

const OUTCOMES = {
  'authentication.completed': 'succeeded',
  'authentication.denied': 'refused',
  'authentication.cancelled': 'abandoned',
} as const satisfies Record<string, LoginNotice['outcome']>;

const text = v.pipe(v.string(), v.maxLength(500));
const responseSchema = v.object({ redirect_url: text });
const personSchema = v.object({
  first_name: text,
  last_name: text,
  birth_date: text,
  address: v.object({ street: text, postal_code: text, city: text, country: text }),
  account_holder: text,
});
const eventSchema = v.object({
  event: v.picklist(['authentication.completed', 'authentication.denied', 'authentication.cancelled']),
  ref: text,
  site: text,
  user: v.optional(v.object({ id: text, person: v.optional(personSchema) })),
});

/** Sent if the scope was `person`. */
const personOf = ({ address, ...person }: v.InferOutput<typeof personSchema>) =>
  readNotice(VerifiedPersonSchema, {
    firstName: person.first_name,
    lastName: person.last_name,
    birthDate: person.birth_date,
    street: address.street,
    zipCode: address.postal_code,
    city: address.city,
    country: address.country,
    accountHolder: person.account_holder,
  });
