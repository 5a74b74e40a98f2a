import { randomUUID } from 'node:crypto';
import { VerifiedPersonSchema } from '@foyer/contract/registration/verifiedPerson.ts';
import * as v from 'valibot';
import type { LoginNotice, ProviderLoginPort } from '../../modules/signIn/index.ts';
import { callPartner, partnerAddress, readNotice } from '../../infra/httpClient/httpClient.ts';
import * as fields from '../payments/fields.ts';
import type { PartnerConnection } from '../payments/paymentProvider.ts';
import { resultOf, signedCall, acknowledge, verified } from './signing.ts';

/** Trustly logins: JSON-RPC 1.1, signed over the method, the message id and the data sorted by key. */
export const trustly = ({ url, keys }: PartnerConnection): ProviderLoginPort => ({
  async begin({ brand, reference, returnUrl, locale, country, wantsPerson }) {
    const data = {
      Username: brand,
      MessageID: reference,
      Country: country,
      Locale: locale,
      SuccessURL: returnUrl,
      FailURL: returnUrl,
      ...(wantsPerson && { RequestKYC: '1' }),
    };
    const message = { method: 'SelectAccount', uuid: randomUUID(), data };
    const response = await callPartner(signedCall({ url: `${url}/api/1`, keys }, message));
    return partnerAddress(resultOf(keys, response).data['url'], url);
  },

  read(callback) {
    const { method, data } = verified(keys, callback, dataSchema);
    return {
      brand: data.merchant,
      reference: data.messageid,
      outcome: fields.meaningOf(OUTCOMES, method, 'method'),
      subject: data.accountid,
      person: data.dob === undefined ? null : personOf(data),
    };
  },

  acknowledge: (callback) => acknowledge(keys, callback),
});

const OUTCOMES: Readonly<Record<string, LoginNotice['outcome']>> = {
  account: 'succeeded',
  reject: 'refused',
  cancel: 'abandoned',
};

const text = v.optional(v.string());
const dataSchema = v.object({
  merchant: fields.text,
  messageid: fields.text,
  timestamp: fields.text,
  accountid: fields.optionalText,
  firstname: text,
  lastname: text,
  dob: text,
  address: text,
  zipcode: text,
  city: text,
  country: text,
  accountholder: text,
});

/** Sent with the account if `RequestKYC` was set. */
const personOf = (data: v.InferOutput<typeof dataSchema>) =>
  readNotice(VerifiedPersonSchema, {
    firstName: data.firstname,
    lastName: data.lastname,
    birthDate: data.dob,
    street: data.address,
    zipCode: data.zipcode,
    city: data.city,
    country: data.country,
    accountHolder: data.accountholder,
  });
