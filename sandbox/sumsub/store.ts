import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isSame, jsonMessage } from '../companies/http.ts';
import { deliver, type Delivered } from '../payments/courier.ts';

export interface Applicant {
  readonly id: string;
  readonly externalUserId: string;
  readonly level: string;
  readonly name: string;
  readonly info: { readonly firstName: string; readonly lastName: string; readonly dob: string };
  /** Null until documents were submitted. */
  review: Review | null;
  readonly deliveries: Delivered[];
}

export interface Review {
  readonly status: 'pending' | 'completed';
  readonly answer: 'GREEN' | 'RED' | null;
  readonly rejectType: 'RETRY' | 'FINAL' | null;
  readonly labels: readonly string[];
  /** Steps of the level that were approved. */
  readonly good: readonly Step[];
}

export const STEPS = ['IDENTITY', 'SELFIE'] as const;
type Step = (typeof STEPS)[number];

const red = (rejectType: 'RETRY' | 'FINAL', label: string, good: readonly Step[] = []): Review => ({
  status: 'completed',
  answer: 'RED',
  rejectType,
  labels: [label],
  good,
});

/** Documents that can be submitted, with the review result of each; null: the review never finishes. */
export const SHOWN = {
  clear: { status: 'completed', answer: 'GREEN', rejectType: null, labels: [], good: STEPS },
  blurred: red('RETRY', 'UNSATISFACTORY_PHOTOS', ['SELFIE']),
  expired: red('RETRY', 'EXPIRATION_DATE', ['SELFIE']),
  stranger: red('RETRY', 'SELFIE_MISMATCH', ['IDENTITY']),
  forged: red('FINAL', 'FORGERY'),
  waiting: null,
} as const satisfies Record<string, Review | null>;
export type Shown = keyof typeof SHOWN;
export const isShown = (name: unknown): name is Shown =>
  typeof name === 'string' && Object.hasOwn(SHOWN, name);

const PENDING: Review = { status: 'pending', answer: null, rejectType: null, labels: [], good: [] };

export interface SumsubKeys {
  readonly appToken: string;
  readonly secret: string;
  readonly webhookSecret: string;
}

export interface SumsubSettings {
  readonly keys: SumsubKeys;
  readonly platformUrl: string;
  readonly lobbyOrigins: readonly string[];
  now(): number;
}

/** Derives each key from the one secret, in the same way as `npm start` does for the platform. */
export const sumsubKeys = (secret: string): SumsubKeys => {
  const made = (name: string): string => createHmac('sha256', secret).update(name).digest('hex');
  return {
    appToken: `sbx:${made('sumsub app token')}`,
    secret: made('sumsub secret'),
    webhookSecret: made('sumsub webhook'),
  };
};

const REVIEW_MS = 600;
const CLOCK_WINDOW_S = 60;

export type SumsubStore = ReturnType<typeof createSumsubStore>;

/** Stores applicants and access tokens, and sends webhooks about reviews. */
export function createSumsubStore(settings: SumsubSettings) {
  const { now } = settings;
  const applicants = new Map<string, Applicant>();
  const tokens = new Map<string, { readonly applicantId: string; readonly endsAt: number }>();
  const tell = teller(settings);

  return {
    all: () => [...applicants.values()],
    find: (id: string) => applicants.get(id),
    named: (externalUserId: string) =>
      [...applicants.values()].find((one) => one.externalUserId === externalUserId),

    create({
      externalUserId,
      level,
      name,
      info,
    }: Pick<Applicant, 'externalUserId' | 'level' | 'name' | 'info'>): Applicant {
      const created = {
        id: randomBytes(12).toString('hex'),
        externalUserId,
        level,
        name,
        info,
        review: null,
        deliveries: [],
      };
      applicants.set(created.id, created);
      return created;
    },

    tokenOf({ id }: Applicant, ttlSeconds: number): string {
      const token = `_act-sbx-${randomBytes(18).toString('base64url')}`;
      tokens.set(token, { applicantId: id, endsAt: now() + ttlSeconds * 1000 });
      return token;
    },

    /** The applicant of an access token; undefined for an expired or unknown token. */
    holder(token: unknown): Applicant | undefined {
      const held = typeof token === 'string' ? tokens.get(token) : undefined;
      return held && held.endsAt > now() ? applicants.get(held.applicantId) : undefined;
    },

    /** Accepts a submission: sends `applicantPending` and, after the review, `applicantReviewed`. */
    async take(applicant: Applicant, shown: Shown): Promise<void> {
      applicant.review = PENDING;
      await tell(applicant, 'applicantPending');
      const review = SHOWN[shown];
      if (!review) return;
      await wait(REVIEW_MS, undefined, { ref: false });
      applicant.review = review;
      await tell(applicant, 'applicantReviewed');
    },

    async decide(applicant: Applicant, shown: Exclude<Shown, 'waiting'>): Promise<void> {
      applicant.review = SHOWN[shown];
      await tell(applicant, 'applicantReviewed');
    },
  };
}

/** Creates a function that sends webhooks about applicants, with a signature over the body's bytes. */
function teller({ keys, platformUrl, now }: SumsubSettings) {
  const address = new URL('/providers/sumsub/review', platformUrl);
  let latestMs = 0;

  /** A timestamp that is unique and increasing, so that two messages never have the same one. */
  const nextMoment = (): string => {
    latestMs = Math.max(now(), latestMs + 1);
    return new Date(latestMs).toISOString().replace('T', ' ').replace('Z', '');
  };

  return (applicant: Applicant, type: string): Promise<void> => {
    const { review } = applicant;
    const content = {
      applicantId: applicant.id,
      inspectionId: `${applicant.id}i`,
      applicantType: 'individual',
      correlationId: randomBytes(8).toString('hex'),
      levelName: applicant.level,
      sandboxMode: true,
      externalUserId: applicant.externalUserId,
      type,
      ...(review?.answer && {
        reviewResult: {
          reviewAnswer: review.answer,
          ...(review.rejectType && { reviewRejectType: review.rejectType, rejectLabels: review.labels }),
        },
      }),
      reviewStatus: review?.status ?? 'init',
      createdAtMs: nextMoment(),
      clientId: 'foyer',
    };
    const digest = createHmac('sha256', keys.webhookSecret).update(JSON.stringify(content)).digest('hex');
    const headers = { 'x-payload-digest-alg': 'HMAC_SHA256_HEX', 'x-payload-digest': digest };
    return deliver(address, jsonMessage(content, headers), applicant.deliveries);
  };
}

export function isSigned({ keys, now }: Pick<SumsubSettings, 'keys' | 'now'>, call: SignedCall): boolean {
  const at = Number(call.at);
  if (call.appToken !== keys.appToken || !(Math.abs(at - now() / 1000) <= CLOCK_WINDOW_S)) return false;
  const signed = call.at + call.method + call.path + call.body;
  return isSame(call.signature, createHmac('sha256', keys.secret).update(signed).digest('hex'));
}

interface SignedCall {
  readonly appToken: string;
  readonly at: string;
  readonly signature: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
}
