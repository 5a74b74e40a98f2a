import { createHmac } from 'node:crypto';
import { isSame, type SignedMessage } from '../../companies/http.ts';
import { orderOf, type Dialect, type ReceivedRequest } from './dialect.ts';

const STATES = { success: 'accepted', refusal: 'declined', abandonment: 'aborted' } as const;

const ORDER =
  /^<loginRequest merchant="([^"<>]+)" reference="([^"<>]+)" [^<>]*><returnUrl>([^<>]+)<\/returnUrl><\/loginRequest>$/;

const digestOf = (key: string, xml: string): string => createHmac('sha512', key).update(xml).digest('base64');
export const isSigned = ({ headers, body }: ReceivedRequest, key: string): boolean =>
  isSame(headers['x-krofort-digest'], digestOf(key, body));
export const xmlMessage = (body: string): SignedMessage => ({
  headers: { 'content-type': 'application/xml' },
  body,
});
export const signedXml = (body: string, key: string): SignedMessage => ({
  headers: { 'content-type': 'application/xml', 'x-krofort-digest': digestOf(key, body) },
  body,
});

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
export const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

export const krofort: Dialect = {
  label: 'Krofort',
  path: 'login.xml',
  read(request, key) {
    if (!isSigned(request, key)) return null;
    const [, ...fields] = ORDER.exec(request.body) ?? [];
    const [merchant, reference, returnUrl] = fields.map(unescaped);
    return orderOf({ merchant, reference, returnUrl });
  },
  answer: (_request, url) => xmlMessage(`<loginResponse><url>${escaped(url)}</url></loginResponse>`),
  notify({ merchant, reference, outcome, customer, nowMs }, key) {
    const head = `merchant="${escaped(merchant)}" reference="${escaped(reference)}"`;
    const state = `status="${STATES[outcome]}" time="${new Date(nowMs).toISOString()}"`;
    const found = outcome === 'success' ? `<customer>${escaped(customer)}</customer>` : '';
    return signedXml(`<loginResult ${head} ${state}>${found}</loginResult>`, key);
  },
};
