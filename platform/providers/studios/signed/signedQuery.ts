import { STUDIO_HEADERS } from '@foyer/contract/studios/http.ts';
import { callPartner } from '../../../infra/httpClient/httpClient.ts';
import { sign } from '../signature.ts';

interface StudioQuery {
  readonly studio: string;
  readonly secret: string;
  readonly origin: string;
  readonly path: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Sends an empty query to a studio, signed like the studio's own calls. @throws Refusal PartnerUnavailable */
export function queryStudio({ studio, secret, origin, path, at }: StudioQuery): Promise<string> {
  const body = '{}';
  return callPartner({
    url: new URL(path, origin).href,
    headers: {
      'content-type': 'application/json',
      [STUDIO_HEADERS.studio]: studio,
      [STUDIO_HEADERS.timestamp]: String(at),
      [STUDIO_HEADERS.signature]: sign(secret, String(at), path, Buffer.from(body)).toString('hex'),
    },
    body,
  });
}
