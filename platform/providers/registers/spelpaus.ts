import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { jsonOf } from '../../infra/httpClient/httpClient.ts';
import type { ExclusionRegister } from '../../modules/selfExclusion/index.ts';
import { query, byNationalId, unreadable } from './query.ts';

export interface SpelpausConnection {
  /** URL before `/api/blocking-info/`. */
  readonly url: string;
  /** The licensee's actor id. */
  readonly client: string;
  readonly key: string;
}

/** Spelpaus, Sweden: finds a person by the national id (personnummer). */
export const spelpaus = ({ url, client, key }: SpelpausConnection): ExclusionRegister =>
  byNationalId(async (nationalId, { birthDate }, withinMs) => {
    const requestId = randomUUID();
    const { body } = await query(
      {
        url: `${url.replace(/\/+$/, '')}/api/blocking-info/${encodeURIComponent(client)}`,
        headers: { authorization: key, 'content-type': 'application/json' },
        body: JSON.stringify({ requestId, subjectId: subjectIdOf(nationalId, birthDate) }),
      },
      withinMs,
    );
    const read = v.safeParse(reply, jsonOf(body));
    if (!read.success) return unreadable('blocking info');
    // A reply to another request may be about another person.
    if (read.output.requestId !== requestId) return unreadable('requestId');
    return { isExcluded: read.output.isBlocked, reference: read.output.responseId };
  });

/** Twelve digits: the century comes from the birth date, because the usual form has only ten. */
export function subjectIdOf(nationalId: string, birthDate: string): string {
  const digits = nationalId.replace(/\D/g, '');
  return digits.length === 10 ? birthDate.slice(0, 2) + digits : digits;
}

const reply = v.object({
  isBlocked: v.boolean(),
  requestId: v.string(),
  responseId: v.pipe(v.string(), v.maxLength(200)),
});
