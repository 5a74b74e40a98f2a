import { createHmac } from 'node:crypto';
import { unreadable, type PartnerCall } from '../../infra/httpClient/httpClient.ts';
import { requireSigned } from '../../infra/httpClient/signature.ts';
import type { SharedSecrets } from '../../infra/config/sharedSecrets.ts';
import type { Callback, PartnerConnection } from '../payments/paymentProvider.ts';
import { attributesText, elementOf, type Element } from './xml.ts';

const DIGEST = 'x-krofort-digest';

const digest = (key: string, xml: string): string => createHmac('sha512', key).update(xml).digest('base64');

interface Order {
  readonly attributes: Element['attributes'];
  readonly inner?: string;
}

/** An XML document of one element; a header signs it. */
export function signedCall(
  { url, keys: [key] }: PartnerConnection,
  [path, name]: readonly [path: string, name: string],
  { attributes, inner = '' }: Order,
): PartnerCall {
  const body = `<${name}${attributesText(attributes)}>${inner}</${name}>`;
  const headers = { 'content-type': 'application/xml', [DIGEST]: digest(key, body) };
  return { url: `${url}/${path}.xml`, headers, body };
}

/** The root element of a callback. */
export function verified(keys: SharedSecrets, { headers, body }: Callback, name: string): Element {
  const [given] = [headers[DIGEST]].flat();
  requireSigned(keys, given, (key) => digest(key, body));
  return elementOf(name, body) ?? unreadable();
}

export const acknowledge = () => ({ type: 'application/xml', body: '<ok/>' });
