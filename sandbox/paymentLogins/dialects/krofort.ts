import { createHmac } from 'node:crypto';
import type { Dialect } from './dialect.ts';
import { isSame } from '../../companies/http.ts';

const STATES = { success: 'accepted', refusal: 'declined', abandonment: 'aborted' } as const;

const ORDER =
  /^<loginRequest merchant="([^"<>]+)" reference="([^"<>]+)" [^<>]*><returnUrl>([^<>]+)<\/returnUrl><\/loginRequest>$/;

export const sign = (key: string, xml: string): string =>
  createHmac('sha512', key).update(xml).digest('base64');
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
export const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** XML, with a digest of the document in a separate field. */
export const krofort: Dialect = {
  label: 'Krofort',
  path: 'login.xml',
  read({ headers, body }, key) {
    const digest = headers['x-krofort-digest'];
    if (Array.isArray(digest) || !isSame(digest, sign(key, body))) return null;
    const [, merchant, reference, returnUrl] = ORDER.exec(body) ?? [];
    if (!merchant || !reference || !returnUrl) return null;
    return {
      merchant: unescaped(merchant),
      reference: unescaped(reference),
      returnUrl: unescaped(returnUrl),
      wantsPersonalData: false,
    };
  },
  answer: (_heard, url) => ({
    headers: XML_TYPE,
    body: `<loginResponse><url>${escaped(url)}</url></loginResponse>`,
  }),
  notify({ merchant, reference, outcome, customer, nowMs }, key) {
    const head = `merchant="${escaped(merchant)}" reference="${escaped(reference)}"`;
    const state = `status="${STATES[outcome]}" time="${new Date(nowMs).toISOString()}"`;
    const found = outcome === 'success' ? `<customer>${escaped(customer)}</customer>` : '';
    const body = `<loginResult ${head} ${state}>${found}</loginResult>`;
    return { headers: { ...XML_TYPE, 'x-krofort-digest': sign(key, body) }, body };
  },
};

const XML_TYPE = { 'content-type': 'application/xml' };
