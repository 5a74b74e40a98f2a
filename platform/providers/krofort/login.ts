import type { LoginNotice, ProviderLoginPort } from '../../modules/signIn/index.ts';
import { callPartner, partnerAddress, unreadable } from '../../infra/httpClient/httpClient.ts';
import { requireFresh, requireSame } from '../../infra/httpClient/signature.ts';
import { DIGEST, digest, escaped, single, unescaped } from './xml.ts';

/** Krofort logins: two XML documents, each with a digest header over the whole document. */
export function krofort({ url, key }: { url: string; key: string }): ProviderLoginPort {
  return {
    async begin({ brand, reference, returnUrl, locale, country }) {
      const head = `merchant="${escaped(brand)}" reference="${escaped(reference)}"`;
      const market = `locale="${escaped(locale)}" country="${escaped(country)}"`;
      const body = `<loginRequest ${head} ${market}><returnUrl>${escaped(returnUrl)}</returnUrl></loginRequest>`;
      const headers = { 'content-type': 'application/xml', [DIGEST]: digest(key, body) };
      const response = await callPartner({ url: `${url}/login.xml`, headers, body });
      const [, address = ''] = RESPONSE.exec(response.trim()) ?? [];
      return partnerAddress(unescaped(address), url);
    },

    read({ headers, body, now }) {
      requireSame(single(headers[DIGEST]), digest(key, body));
      const [, merchant, reference, status, time, customer] = RESULT.exec(body.trim()) ?? [];
      if (merchant === undefined || reference === undefined || !isStatus(status) || time === undefined)
        return unreadable();
      requireFresh(Date.parse(time), now);
      return {
        brand: unescaped(merchant),
        reference: unescaped(reference),
        outcome: OUTCOMES[status],
        subject: customer === undefined ? null : unescaped(customer),
        person: null,
      };
    },

    thank: () => ({ type: 'application/xml', body: '<ok/>' }),
  };
}

const OUTCOMES = {
  accepted: 'succeeded',
  declined: 'refused',
  aborted: 'abandoned',
} as const satisfies Record<string, LoginNotice['outcome']>;

const isStatus = (status: string | undefined): status is keyof typeof OUTCOMES =>
  status !== undefined && Object.hasOwn(OUTCOMES, status);

// Each document has a fixed shape, so regular expressions read it: no XML parser, no entities, no includes.
const RESPONSE = /^<loginResponse><url>([^<>]{1,500})<\/url><\/loginResponse>$/;
const RESULT =
  /^<loginResult merchant="([^"<>]{1,100})" reference="([^"<>]{1,100})" status="(\w{1,20})" time="([^"<>]{1,40})">(?:<customer>([^<>]{1,100})<\/customer>)?<\/loginResult>$/;
