import * as v from 'valibot';
import { jsonOf } from '../../infra/httpClient/httpClient.ts';
import type { ExclusionRegister, RegisterPerson, RegisterReply } from '../../modules/selfExclusion/index.ts';
import { query, unreadable, type RegisterResponse } from './query.ts';

export interface GamstopConnection {
  readonly url: string;
  /** URL of the batch service; null: persons are looked up one by one. */
  readonly batchUrl: string | null;
  readonly key: string;
}

/** The batch service accepts 1,000 persons and 256 KiB; this many fit with the longest names. */
const BATCH_SIZE = 400;

/** GAMSTOP, Great Britain: finds a person by names, birth date, email, postcode and mobile number. */
export const gamstop = ({ url, batchUrl, key }: GamstopConnection): ExclusionRegister => ({
  batchSize: batchUrl === null ? 1 : BATCH_SIZE,
  needsNationalId: false,
  async check(people, withinMs) {
    const [first] = people;
    if (batchUrl === null || (people.length === 1 && first))
      return Promise.all(
        people.map(async (person) => readReply(await query(singleRequest(url, key, person), withinMs))),
      );
    return readBatch(await query(batchRequest(batchUrl, key, people), withinMs), people.length);
  },
});

const singleRequest = (url: string, key: string, person: RegisterPerson) => ({
  url,
  headers: { 'x-api-key': key, 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fieldsOf(person)).toString(),
});

const batchRequest = (url: string, key: string, people: readonly RegisterPerson[]) => ({
  url,
  headers: { 'x-api-key': key, 'content-type': 'application/json' },
  body: JSON.stringify(
    people.map((person, index) => ({ correlationId: String(index), ...fieldsOf(person) })),
  ),
});

const fieldsOf = ({ firstName, lastName, birthDate, email, postcode, phone }: RegisterPerson) => ({
  firstName,
  lastName,
  dateOfBirth: birthDate,
  email,
  postcode: postcode ?? '',
  mobile: phone ?? '',
});

/** The reply to one person is in the headers. */
function readReply({ headers }: RegisterResponse): RegisterReply {
  return { isExcluded: isExcluded(headers.get('x-exclusion')), reference: headers.get('x-unique-id') };
}

/** `P`: the person was excluded, the term is over and they have asked to be removed. */
function isExcluded(flag: string | null): boolean {
  if (flag === 'Y') return true;
  return flag === 'N' || flag === 'P' ? false : unreadable('X-Exclusion');
}

const batchReply = v.array(
  v.object({
    correlationId: v.string(),
    exclusion: v.picklist(['Y', 'N', 'P']),
    msRequestId: v.optional(v.nullable(v.string()), null),
  }),
);

function readBatch({ body }: RegisterResponse, count: number): readonly RegisterReply[] {
  const read = v.safeParse(batchReply, jsonOf(body));
  if (!read.success) return unreadable('batch');
  const replies = new Map(read.output.map((reply) => [reply.correlationId, reply]));
  return Array.from({ length: count }, (_, index) => {
    const reply = replies.get(String(index)) ?? unreadable('correlationId');
    return { isExcluded: isExcluded(reply.exclusion), reference: reply.msRequestId };
  });
}
