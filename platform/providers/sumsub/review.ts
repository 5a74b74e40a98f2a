import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Applicant, ReviewedPerson, ReviewNotice, ReviewPort } from '../../modules/kyc/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { IdentityReviewConfig } from '../../infra/config/companies.ts';
import type { SharedSecrets } from '../../infra/config/sharedSecrets.ts';
import {
  fetchPartnerMessage,
  callPartner,
  parseResponse,
  readNotice,
  unreadable,
  type PartnerCall,
} from '../../infra/httpClient/httpClient.ts';
import { receivedJson } from '../../infra/httpClient/receivedJson.ts';
import { requireSigned } from '../../infra/httpClient/signature.ts';
import { Refusal } from '../../infra/refusal.ts';
import { digestOf, signCall } from './signing.ts';
import { rejectionsOf, stepsIn } from './mapping.ts';

const TOKEN_SECONDS = (10 * MINUTE) / SECOND;
/** Tolerated clock difference. A webhook dated in the future would outrank all messages until then. */
const CLOCK_WINDOW_MS = 5 * MINUTE;

/** Applicants are identified by player id; webhooks are signed over their raw bytes. */
export function sumsub(config: IdentityReviewConfig, clock: Clock): ReviewPort {
  const callTo = (path: string, body: object | null): PartnerCall => {
    const text = body === null ? null : JSON.stringify(body);
    const at = String(Math.floor(clock.now().getTime() / SECOND));
    const method = text === null ? 'GET' : 'POST';
    const headers = {
      'x-app-token': config.appToken,
      'x-app-access-ts': at,
      'x-app-access-sig': signCall(config.secret, { at, method, path, body: text ?? '' }),
      'content-type': 'application/json',
    };
    return { url: config.url + path, headers, body: text };
  };

  const existingApplicant = async (playerId: string): Promise<string | null> => {
    const path = `/resources/applicants/-;externalUserId=${encodeURIComponent(playerId)}/one`;
    const response = await fetchPartnerMessage(callTo(path, null));
    return response && parseResponse(applicant, response.body).id;
  };

  const create = async ({ playerId, firstName, lastName, birthDate }: Applicant): Promise<string> => {
    const path = `/resources/applicants?levelName=${encodeURIComponent(config.level)}`;
    const fixedInfo = { firstName, lastName, dob: birthDate };
    const response = await callPartner(callTo(path, { externalUserId: playerId, fixedInfo }));
    return parseResponse(applicant, response).id;
  };

  return {
    name: 'sumsub',
    frameUrl: `${config.frameOrigin}/websdk/websdk.html`,

    async applicant(person) {
      const before = await existingApplicant(person.playerId);
      if (before !== null) return before;
      try {
        return await create(person);
      } catch (error) {
        // Another tab created the applicant first, so Sumsub refused the second one.
        const now = await existingApplicant(person.playerId);
        if (now === null) throw error;
        return now;
      }
    },

    async token(userId) {
      const requested = { userId, levelName: config.level, ttlInSecs: TOKEN_SECONDS };
      return parseResponse(accessToken, await callPartner(callTo('/resources/accessTokens/sdk', requested)))
        .token;
    },

    steps: async (applicantId) =>
      stepsIn(
        parseResponse(
          docsStatus,
          await callPartner(callTo(pathOf(applicantId, 'requiredIdDocsStatus'), null)),
        ),
      ),

    person: async (applicantId) => personIn(await callPartner(callTo(pathOf(applicantId, 'one'), null))),

    read({ headers, body, now }) {
      requireSignature(config.webhookSecrets, headers, body);
      return noticeIn(body, now, config.level);
    },

    acknowledge: () => ({ type: 'application/json', body: '{}' }),
  };
}

function requireSignature(
  secrets: SharedSecrets,
  headers: Parameters<ReviewPort['read']>[0]['headers'],
  body: Parameters<ReviewPort['read']>[0]['body'],
): void {
  const algorithm = headers['x-payload-digest-alg'];
  const given = headers['x-payload-digest'];
  requireSigned(secrets, typeof given === 'string' ? given : undefined, (secret) => {
    const expected = digestOf(secret, body, typeof algorithm === 'string' ? algorithm : '');
    if (expected === null) throw new Refusal('BadSignature', { status: 401 });
    return expected;
  });
}

const pathOf = (applicantId: string, what: string): string =>
  `/resources/applicants/${encodeURIComponent(applicantId)}/${what}`;

function personIn(response: string): ReviewedPerson | null {
  const { firstName, lastName, dob } = parseResponse(reviewed, response).info ?? {};
  return firstName && lastName && dob ? { firstName, lastName, birthDate: dob } : null;
}

function noticeIn(body: string, now: Date, level: string): ReviewNotice | null {
  const { type } = readNotice(anyNotice, receivedJson(body));
  if (type !== 'applicantReviewed' && !WAITING.has(type)) return null;
  const webhook = readNotice(notice, receivedJson(body));
  const labels = webhook.reviewResult?.rejectLabels ?? [];
  const outcome = outcomeOf(type, webhook.reviewResult);
  // A verification at another level does not meet the requirements of ours.
  if (outcome === 'verified' && webhook.levelName !== level) return null;
  return {
    noticeId: createHash('sha256').update(body).digest('hex'),
    applicantId: webhook.applicantId,
    playerId: webhook.externalUserId,
    at: momentOf(webhook.createdAtMs, now),
    outcome,
    rejections: outcome === 'returned' || outcome === 'refused' ? rejectionsOf(labels) : [],
    labels,
  };
}

/** Webhooks about an applicant who waits for a reviewer of Sumsub or of the operator. */
const WAITING: ReadonlySet<string> = new Set(['applicantPending', 'applicantOnHold']);

function outcomeOf(type: string, result: Result): ReviewNotice['outcome'] {
  if (type !== 'applicantReviewed') return 'submitted';
  if (result?.reviewAnswer === 'GREEN') return 'verified';
  if (result?.reviewAnswer !== 'RED') return unreadable('reviewResult.reviewAnswer');
  // Final unless Sumsub says that the applicant may retry.
  return result.reviewRejectType === 'RETRY' ? 'returned' : 'refused';
}

/** Parses a time such as `2026-02-21 13:23:19.321`, which is in UTC. */
function momentOf(text: string, now: Date): Date {
  const at = new Date(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/.test(text) ? `${text.replace(' ', 'T')}Z` : NaN,
  );
  if (Number.isNaN(at.getTime())) return unreadable('createdAtMs');
  if (at.getTime() > now.getTime() + CLOCK_WINDOW_MS) throw new Refusal('StaleTimestamp', { status: 401 });
  return at;
}

// Excludes NUL, which PostgreSQL text cannot store.
const name = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(200),
  v.check((text) => !text.includes('\0')),
);
const applicant = v.object({ id: name });
const reviewed = v.object({
  // Data read from the documents; `fixedInfo` is the data that we have sent.
  info: v.optional(
    v.object({
      firstName: v.optional(name),
      lastName: v.optional(name),
      dob: v.optional(v.pipe(v.string(), v.isoDate())),
    }),
  ),
});
const accessToken = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4000)) });
const docsStatus = v.record(
  v.string(),
  v.nullable(v.object({ reviewResult: v.optional(v.object({ reviewAnswer: v.optional(v.string()) })) })),
);
const result = v.object({
  reviewAnswer: v.string(),
  rejectLabels: v.optional(v.pipe(v.array(name), v.maxLength(50))),
  reviewRejectType: v.optional(v.string()),
});
const anyNotice = v.object({ type: name });
const notice = v.object({
  applicantId: name,
  externalUserId: name,
  createdAtMs: name,
  levelName: v.optional(name),
  reviewResult: v.optional(result),
});
type Result = v.InferOutput<typeof notice>['reviewResult'];
