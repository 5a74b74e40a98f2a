import { describe, expect, it } from 'vitest';
import { readStepMessage } from './stepMessages.ts';

const frame = {} as Window;
const expected = { origin: 'https://in.sumsub.example', frame, id: 'id_7' };
const said = (data: unknown, origin = expected.origin, source: Window | null = frame) =>
  readStepMessage({ data, origin, source }, expected);
const ready = { method: 'idCheck.onReady', frameId: 'id_7', sessionId: 's' };

describe('KYC-04 messages of the vendor’s frame', () => {
  it.each([
    [ready, { is: 'ready' }],
    [{ method: 'idCheck.onApplicantSubmitted' }, { is: 'moved' }],
    [{ method: 'idCheck.onApplicantResubmitted' }, { is: 'moved' }],
    // The result in the message is ignored; only the platform's status counts.
    [
      { method: 'idCheck.onApplicantStatusChanged', reviewResult: { reviewAnswer: 'GREEN' } },
      { is: 'moved' },
    ],
    [{ method: 'idCheck.onError', code: 'invalid-token' }, { is: 'expired' }],
    [{ method: 'idCheck.onError', code: 'closed' }, { is: 'failed' }],
    [
      { method: 'idCheck.onResize', height: 640 },
      { is: 'resized', height: 640 },
    ],
  ])('KYC-04 parses %j as %j', (data, message) => {
    expect(said(data)).toEqual(message);
  });

  it.each([
    [{ method: 'idCheck.onReady', frameId: 'id_8' }],
    [{ method: 'idCheck.onReady' }],
    [{ method: 'idCheck.onResize', height: 'tall' }],
    [{ method: 'idCheck.onStepCompleted' }],
    [{ method: 'toString' }],
    ['idCheck.onReady'],
    [null],
  ])('KYC-04 ignores %j', (data) => {
    expect(said(data)).toBeNull();
  });

  it('KYC-04 ignores other origins, and other windows of the same origin', () => {
    for (const origin of ['https://evil.example', 'https://in.sumsub.example.evil', 'null', ''])
      expect(said(ready, origin)).toBeNull();
    expect(said(ready, expected.origin, {} as Window)).toBeNull();
    expect(said(ready, expected.origin, null)).toBeNull();
    const otherWindow = { ...expected, frame: null };
    expect(readStepMessage({ data: ready, origin: expected.origin, source: null }, otherWindow)).toBeNull();
  });
});
