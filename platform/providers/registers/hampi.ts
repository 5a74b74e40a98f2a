import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { jsonOf } from '../../infra/httpClient/httpClient.ts';
import type { ExclusionRegister } from '../../modules/selfExclusion/index.ts';
import { query, byNationalId, unreadable } from './query.ts';

export interface HampiConnection {
  /** URL of the service at the operator's X-Road security server: `https://…/r1/EE/GOV/…`. */
  readonly url: string;
  /** The operator's X-Road subsystem, such as `EE/COM/12345678/lobby`. */
  readonly client: string;
}

/** HAMPI, Estonia: finds a person by the personal code, over X-Road's REST protocol. */
export const hampi = ({ url, client }: HampiConnection): ExclusionRegister =>
  byNationalId(async (personalCode, _person, withinMs) => {
    const messageId = randomUUID();
    const { headers, body } = await query(
      {
        url,
        headers: {
          'x-road-client': client,
          'x-road-id': messageId,
          'content-type': 'application/json',
        },
        // In the body, because addresses of requests are logged at each security server.
        body: JSON.stringify({ personalCode }),
      },
      withinMs,
    );
    const read = v.safeParse(reply, jsonOf(body));
    if (!read.success) return unreadable('restrictions');
    if (headers.get('x-road-id') !== messageId) return unreadable('X-Road-Id');
    return {
      isExcluded: read.output.restrictions.some(({ kind }) => OURS.has(kind)),
      reference: headers.get('x-road-request-id'),
    };
  });

/** Kinds of gambling that the platform offers: a person may restrict themselves to some kinds only. */
const OURS: ReadonlySet<string> = new Set(['GAME_OF_CHANCE', 'TOTO']);

const reply = v.object({
  restrictions: v.array(v.object({ kind: v.picklist(['GAME_OF_CHANCE', 'TOTO', 'LOTTERY']) })),
});
