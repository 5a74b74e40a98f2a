import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { digestOf, signCall } from './signing.ts';
import { sumsub } from './review.ts';
import { rejectionsOf, stepsIn } from './mapping.ts';

const NOW = new Date('2027-03-01T12:00:00.000Z');
const CONFIG = {
  url: 'https://api.sumsub.example',
  appToken: 'sbx:0123456789abcdef',
  secret: 'a secret of sixteen signs',
  webhookSecret: 'another secret of sixteen',
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
  { secret = CONFIG.webhookSecret, algorithm = 'HMAC_SHA256_HEX', hash = 'sha256' } = {},
) {
  const body = typeof notice === 'string' ? notice : JSON.stringify(notice);
  const headers = {
    'x-payload-digest-alg': algorithm,
    'x-payload-digest': createHmac(hash, secret).update(body).digest('hex'),
  };
  return { headers, body, now: NOW };
}

describe('KYC-01 what Sumsub tells', () => {
  it.each([
    ['verified', WEBHOOK, 'verified', []],
    ['pending', { ...WEBHOOK, type: 'applicantPending', reviewResult: undefined }, 'submitted', []],
    ['on hold', { ...WEBHOOK, type: 'applicantOnHold' }, 'submitted', []],
    [
      'to be shown again',
      red({ reviewRejectType: 'RETRY', rejectLabels: ['UNSATISFACTORY_PHOTOS'] }),
      'returned',
      ['PhotoUnclear'],
    ],
    ['refused for good', red({ reviewRejectType: 'FINAL', rejectLabels: ['FORGERY'] }), 'refused', ['Other']],
    ['refused without a word on a further try', red({}), 'refused', ['Other']],
    ['refused by a word nobody knows', red({ reviewRejectType: 'PERHAPS' }), 'refused', ['Other']],
  ])('KYC-01 %s', (_what, notice, outcome, rejections) => {
    expect(port.read(call(notice))).toMatchObject({
      applicantId: WEBHOOK.applicantId,
      playerId: 'anna',
      at: new Date('2027-03-01T11:59:58.321Z'),
      outcome,
      rejections,
    });
  });

  it('KYC-01 of other things is none of ours, once its signature is right', () => {
    const other = { type: 'applicantCreated', applicantId: 'x' };
    expect(port.read(call(other))).toBeNull();
    expect(() => port.read(call(other, { secret: 'not the secret of it' }))).toThrow('BadSignature');
  });

  it.each(['a-level-that-asks-for-less', undefined])(
    'KYC-01 verified on level %s is none of ours',
    (levelName) => {
      expect(port.read(call({ ...WEBHOOK, levelName }))).toBeNull();
      // A refusal counts at any verification level.
      expect(port.read(call({ ...red({}), levelName }))).toMatchObject({ outcome: 'refused' });
    },
  );

  it('KYC-01 signed as it also may', () => {
    expect(port.read(call(WEBHOOK, { algorithm: 'HMAC_SHA512_HEX', hash: 'sha512' }))).toMatchObject({
      outcome: 'verified',
    });
  });

  it.each([
    ['with another key', call(WEBHOOK, { secret: CONFIG.secret })],
    ['by a way of signing that is broken', call(WEBHOOK, { algorithm: 'HMAC_SHA1_HEX', hash: 'sha1' })],
    ['by a way of signing that is a property of every object', call(WEBHOOK, { algorithm: 'constructor' })],
    ['of other bytes', { ...call(WEBHOOK), body: JSON.stringify({ ...WEBHOOK, externalUserId: 'bo' }) }],
    ['of the same JSON in other bytes', { ...call(WEBHOOK), body: JSON.stringify(WEBHOOK, null, 1) }],
    ['with nothing', { ...call(WEBHOOK), headers: {} }],
    ['twice', { ...call(WEBHOOK), headers: { ...call(WEBHOOK).headers, 'x-payload-digest': ['a', 'b'] } }],
  ])('KYC-01 signed %s is refused', (_what, forged) => {
    expect(() => port.read(forged)).toThrow('BadSignature');
  });

  it.each([
    ['no JSON', 'green', 'body'],
    ['nobody', { ...WEBHOOK, externalUserId: '' }, 'externalUserId'],
    ['no applicant', { ...WEBHOOK, applicantId: undefined }, 'applicantId'],
    ['a name that no database holds', { ...WEBHOOK, applicantId: 'a\u0000b' }, 'applicantId'],
    ['no moment', { ...WEBHOOK, createdAtMs: 'yesterday' }, 'createdAtMs'],
    [
      'an answer nobody knows',
      { ...WEBHOOK, reviewResult: { reviewAnswer: 'BLUE' } },
      'reviewResult.reviewAnswer',
    ],
    ['no answer', { ...WEBHOOK, reviewResult: undefined }, 'reviewResult.reviewAnswer'],
  ])('KYC-01 that says %s is refused by its field', (_what, notice, field) => {
    expect(() => port.read(call(notice))).toThrow(
      expect.objectContaining({ type: 'BadRequest', keys: expect.objectContaining({ field }) }),
    );
  });

  it('KYC-01 of tomorrow, which would outlive all that comes until then, is refused', () => {
    const soon = { ...WEBHOOK, createdAtMs: '2027-03-01 12:04:59.000' };
    expect(port.read(call(soon))).toMatchObject({ outcome: 'verified' });
    expect(() => port.read(call({ ...WEBHOOK, createdAtMs: '2027-03-01 12:05:00.001' }))).toThrow(
      'StaleTimestamp',
    );
  });
});

it('KYC-01 a call is signed over its second, method, path with query, and body', () => {
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

it('KYC-03 steps are good or missing in our words, each once', () => {
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
