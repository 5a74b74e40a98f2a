import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { digestOf, signCall } from './signing.ts';
import { sumsub } from './review.ts';
import type { IdentityReviewConfig } from '../../infra/config/companies.ts';
import { rejectionsOf, stepsIn } from './mapping.ts';

const NOW = new Date('2027-03-01T12:00:00.000Z');
const CONFIG: IdentityReviewConfig = {
  url: 'https://api.sumsub.example',
  appToken: 'sbx:0123456789abcdef',
  secret: 'a secret of sixteen signs',
  webhookSecrets: ['another secret of sixteen', 'the secret that replaces it'],
  level: 'basic-kyc-level',
  frameOrigin: 'https://in.sumsub.example',
};
const port = sumsub(CONFIG, { now: () => NOW });

const WEBHOOK = {
  applicantId: '5cb744200a975a67ed1798a4',
  inspectionId: '5cb744200a975a67ed1798a5',
  applicantType: 'individual',
  correlationId: 'req-fa94263f',
  levelName: 'basic-kyc-level',
  externalUserId: 'anna',
  type: 'applicantReviewed',
  reviewResult: { reviewAnswer: 'GREEN' },
  reviewStatus: 'completed',
  createdAtMs: '2027-03-01 11:59:58.321',
};
const red = (result: object) => ({ ...WEBHOOK, reviewResult: { reviewAnswer: 'RED', ...result } });
function call(
  notice: unknown,
  { secret = CONFIG.webhookSecrets[0], algorithm = 'HMAC_SHA256_HEX', hash = 'sha256' } = {},
) {
  const body = typeof notice === 'string' ? notice : JSON.stringify(notice);
  const headers = {
    'x-payload-digest-alg': algorithm,
    'x-payload-digest': createHmac(hash, secret).update(body).digest('hex'),
  };
  return { headers, body, now: NOW };
}

describe('a webhook of Sumsub', () => {
  it.each([
    ['a verified applicant', WEBHOOK, 'verified', []],
    [
      'a pending applicant',
      { ...WEBHOOK, type: 'applicantPending', reviewResult: undefined },
      'submitted',
      [],
    ],
    ['an applicant on hold', { ...WEBHOOK, type: 'applicantOnHold' }, 'submitted', []],
    [
      'a refusal that allows another attempt',
      red({ reviewRejectType: 'RETRY', rejectLabels: ['UNSATISFACTORY_PHOTOS'] }),
      'returned',
      ['PhotoUnclear'],
    ],
    ['a final refusal', red({ reviewRejectType: 'FINAL', rejectLabels: ['FORGERY'] }), 'refused', ['Other']],
    ['a refusal without a type', red({}), 'refused', ['Other']],
    ['a refusal of an unknown type', red({ reviewRejectType: 'PERHAPS' }), 'refused', ['Other']],
  ])('KYC-01 %s has its outcome', (_what, notice, outcome, rejections) => {
    expect(port.read(call(notice))).toMatchObject({
      applicantId: WEBHOOK.applicantId,
      playerId: 'anna',
      at: new Date('2027-03-01T11:59:58.321Z'),
      outcome,
      rejections,
    });
  });

  it('of another type is ignored if its signature is valid', () => {
    const other = { type: 'applicantCreated', applicantId: 'x' };
    for (const secret of CONFIG.webhookSecrets) expect(port.read(call(other, { secret }))).toBeNull();
    expect(() => port.read(call(other, { secret: 'another secret of 16 signs' }))).toThrow('BadSignature');
  });

  it.each(['a-level-that-asks-for-less', undefined])(
    'about a verification at the level %s is ignored',
    (levelName) => {
      expect(port.read(call({ ...WEBHOOK, levelName }))).toBeNull();
      // A refusal counts at any verification level.
      expect(port.read(call({ ...red({}), levelName }))).toMatchObject({ outcome: 'refused' });
    },
  );

  it('may be signed with SHA-512', () => {
    expect(port.read(call(WEBHOOK, { algorithm: 'HMAC_SHA512_HEX', hash: 'sha512' }))).toMatchObject({
      outcome: 'verified',
    });
  });

  it.each([
    ['with another key', call(WEBHOOK, { secret: CONFIG.secret })],
    ['with a broken algorithm', call(WEBHOOK, { algorithm: 'HMAC_SHA1_HEX', hash: 'sha1' })],
    ['with an algorithm that is a property of every object', call(WEBHOOK, { algorithm: 'constructor' })],
    ['for other bytes', { ...call(WEBHOOK), body: JSON.stringify({ ...WEBHOOK, externalUserId: 'bo' }) }],
    ['for the same JSON in other bytes', { ...call(WEBHOOK), body: JSON.stringify(WEBHOOK, null, 1) }],
    ['with no signature', { ...call(WEBHOOK), headers: {} }],
    ['twice', { ...call(WEBHOOK), headers: { ...call(WEBHOOK).headers, 'x-payload-digest': ['a', 'b'] } }],
  ])('signed %s is refused', (_what, forged) => {
    expect(() => port.read(forged)).toThrow('BadSignature');
  });

  it.each([
    ['no JSON', 'green', 'body'],
    ['no player', { ...WEBHOOK, externalUserId: '' }, 'externalUserId'],
    ['no applicant', { ...WEBHOOK, applicantId: undefined }, 'applicantId'],
    ['an id that no database can store', { ...WEBHOOK, applicantId: 'a\u0000b' }, 'applicantId'],
    ['no valid time', { ...WEBHOOK, createdAtMs: 'yesterday' }, 'createdAtMs'],
    [
      'an unknown answer',
      { ...WEBHOOK, reviewResult: { reviewAnswer: 'BLUE' } },
      'reviewResult.reviewAnswer',
    ],
    ['no answer', { ...WEBHOOK, reviewResult: undefined }, 'reviewResult.reviewAnswer'],
  ])('with %s is refused by its field', (_what, notice, field) => {
    expect(() => port.read(call(notice))).toThrow(
      expect.objectContaining({ type: 'BadRequest', keys: expect.objectContaining({ field }) }),
    );
  });

  it('from the future is refused, because it would outdate all until then', () => {
    const soon = { ...WEBHOOK, createdAtMs: '2027-03-01 12:04:59.000' };
    expect(port.read(call(soon))).toMatchObject({ outcome: 'verified' });
    expect(() => port.read(call({ ...WEBHOOK, createdAtMs: '2027-03-01 12:05:00.001' }))).toThrow(
      'StaleTimestamp',
    );
  });
});

it('a call is signed over its time, method, path with query, and body', () => {
  const signed = signCall('secret', {
    at: '1607551635',
    method: 'POST',
    path: '/resources/applicants?levelName=a',
    body: '{}',
  });
  const by = createHmac('sha256', 'secret')
    .update('1607551635POST/resources/applicants?levelName=a{}')
    .digest('hex');
  expect(signed).toBe(by);
  expect(digestOf('secret', 'body', 'HMAC_SHA1_HEX')).toBeNull();
});

it('KYC-03 steps are done or missing, each once', () => {
  const green = { reviewResult: { reviewAnswer: 'GREEN' } };
  expect(stepsIn({ IDENTITY: green, SELFIE: null, PROOF_OF_RESIDENCE: { reviewResult: {} } })).toEqual({
    done: ['Identity'],
    missing: ['Selfie', 'Address'],
  });
  expect(stepsIn({ QUESTIONNAIRE: green, constructor: null } as never)).toEqual({
    done: [],
    missing: ['Other'],
  });
  expect(rejectionsOf(['LOW_QUALITY', 'SCREENSHOTS', 'toString'])).toEqual(['PhotoUnclear', 'Other']);
});
