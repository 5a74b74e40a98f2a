import { VerifiedPersonSchema } from '@foyer/contract/registration/verifiedPerson.ts';
import * as v from 'valibot';
import type { LoginNotice, ProviderLoginPort } from '../../modules/signIn/index.ts';
import { callPartner, partnerAddress, parseResponse, readNotice } from '../../infra/httpClient/httpClient.ts';
import * as fields from '../payments/fields.ts';
import type { PartnerConnection } from '../payments/paymentProvider.ts';
import { signedCall, acknowledge, verified } from './signing.ts';

/** Zimpler logins: plain JSON over HTTP. */
export const zimpler = ({ url, keys }: PartnerConnection): ProviderLoginPort => ({
  async begin({ brand, reference, returnUrl, locale, country, wantsPerson }) {
    const order = {
      ref: reference,
      site: brand,
      redirect_url: returnUrl,
      locale,
      country,
      scope: wantsPerson ? 'person' : 'id',
    };
    const response = await callPartner(signedCall({ url, keys }, 'authentications', order));
    return partnerAddress(parseResponse(responseSchema, response).redirect_url, url);
  },

  read(callback) {
    const { event, ref, site, user } = verified(keys, callback, eventSchema);
    const outcome = fields.meaningOf(OUTCOMES, event, 'event');
    const person = user?.person ? personOf(user.person) : null;
    return { brand: site, reference: ref, outcome, subject: user?.id ?? null, person };
  },

  acknowledge,
});

const OUTCOMES: Readonly<Record<string, LoginNotice['outcome']>> = {
  'authentication.completed': 'succeeded',
  'authentication.denied': 'refused',
  'authentication.cancelled': 'abandoned',
};

const text = v.pipe(v.string(), v.maxLength(500));
const responseSchema = v.object({ redirect_url: fields.text });
const personSchema = v.object({
  first_name: text,
  last_name: text,
  birth_date: text,
  address: v.object({ street: text, postal_code: text, city: text, country: text }),
  account_holder: text,
});
const eventSchema = v.object({
  event: fields.text,
  ref: fields.text,
  site: fields.text,
  user: v.optional(v.object({ id: fields.text, person: v.optional(personSchema) })),
});

/** The personal data that Zimpler sends if the login asked for the scope `person`. */
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
