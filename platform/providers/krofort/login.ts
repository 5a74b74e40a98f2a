import * as v from 'valibot';
import type { LoginNotice, ProviderLoginPort } from '../../modules/signIn/index.ts';
import { callPartner, partnerAddress, readNotice, unreadable } from '../../infra/httpClient/httpClient.ts';
import { requireFresh } from '../../infra/httpClient/signature.ts';
import * as fields from '../payments/fields.ts';
import type { PartnerConnection } from '../payments/paymentProvider.ts';
import { signedCall, acknowledge, verified } from './signing.ts';
import { elementOf, escaped, unescaped } from './xml.ts';

/** Krofort logins: XML documents of one element. */
export const krofort = ({ url, keys }: PartnerConnection): ProviderLoginPort => ({
  async begin({ brand, reference, returnUrl, locale, country }) {
    const attributes = { merchant: brand, reference, locale, country };
    const inner = `<returnUrl>${escaped(returnUrl)}</returnUrl>`;
    const call = signedCall({ url, keys }, ['login', 'loginRequest'], { attributes, inner });
    const response = elementOf('loginResponse', await callPartner(call));
    return partnerAddress(unescaped(elementOf('url', response?.inner ?? '')?.inner ?? ''), url);
  },

  read(callback) {
    const { attributes, inner } = verified(keys, callback, 'loginResult');
    const { merchant, reference, status, time } = readNotice(resultSchema, attributes);
    requireFresh(Date.parse(time), callback.now);
    const outcome = fields.meaningOf(OUTCOMES, status, 'status');
    const customer = inner === '' ? null : (elementOf('customer', inner) ?? unreadable('customer'));
    return {
      brand: merchant,
      reference,
      outcome,
      subject: customer && unescaped(customer.inner),
      person: null,
    };
  },

  acknowledge,
});

const OUTCOMES: Readonly<Record<string, LoginNotice['outcome']>> = {
  accepted: 'succeeded',
  declined: 'refused',
  aborted: 'abandoned',
};

const resultSchema = v.object({
  merchant: fields.text,
  reference: fields.text,
  status: fields.text,
  time: fields.text,
});
