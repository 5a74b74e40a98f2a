import { STUDIO_CALLS, type StudioCallName } from '@foyer/contract/studios/calls.ts';
import { STUDIO_DOCUMENT_PATH } from '@foyer/contract/studios/http.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { expectEqual, expectRefusal, Mismatch } from '../mismatch.ts';
import type { Checks } from './check.ts';

const NAMES = Object.keys(STUDIO_CALLS) as StudioCallName[];

/** Checks of what the platform validates in every call before it reads the body. */
export const requestValidation: Checks = {
  'the API document is served and names every call': async ({ target }) => {
    const response = await fetch(new URL(STUDIO_DOCUMENT_PATH, target.url));
    expectEqual('the status of the document', response.status, 200);
    const text = await response.text();
    for (const { path } of Object.values(STUDIO_CALLS))
      if (!text.includes(`"${path}"`)) throw new Mismatch(`the document does not name ${path}`);
  },
  'a call without headers or of an unknown studio is refused': async (studio) => {
    for (const name of NAMES) {
      expectRefusal(await studio.call(name, {}, { headers: {} }), 'UnknownStudio');
      expectRefusal(await studio.call(name, {}, { studio: 'nobody-of-this-name' }), 'UnknownStudio');
    }
  },
  'a call signed with another key or for another path is refused': async (studio) => {
    for (const name of NAMES) {
      expectRefusal(await studio.call(name, {}, { key: `${studio.target.key}x` }), 'BadSignature');
      expectRefusal(await studio.call(name, {}, { path: '/studio/v1/other' }), 'BadSignature');
    }
  },
  'a body changed after signing is refused': async (studio) => {
    const bet = studio.body(1);
    const sent = JSON.stringify({ ...bet, amount: studio.amount(2) });
    expectRefusal(await studio.call('bet', bet, { sent }), 'BadSignature');
  },
  'a timestamp more than five minutes in the past or future is refused': async (studio) => {
    for (const beside of [-6 * MINUTE, 6 * MINUTE])
      expectRefusal(
        await studio.call('bet', studio.body(1), { at: studio.target.now() + beside }),
        'StaleTimestamp',
      );
  },
  'a timestamp four minutes away is accepted': async (studio) => {
    for (const beside of [-4 * MINUTE, 4 * MINUTE - 10 * SECOND]) {
      const response = await studio.call('bet', {}, { at: studio.target.now() + beside });
      expectRefusal(response, 'BadRequest');
    }
  },
  'a body that is not JSON, or longer than 8 KB, is refused': async (studio) => {
    for (const body of ['amount=1', '', '{'])
      expectRefusal(await studio.call('bet', body), 'BadRequest', 'body');
    const { status } = await studio.call('bet', { padding: 'x'.repeat(9000) });
    expectEqual('the status of a body of 9 KB', status, 413);
  },
  'an unknown, missing or invalid field is refused, naming it': async (studio) => {
    expectRefusal(await studio.call('bet', { ...studio.body(1), extra: true }), 'BadRequest', 'extra');
    const { roundId: _left, ...without } = studio.body(1);
    expectRefusal(await studio.call('bet', without), 'BadRequest', 'roundId');
    for (const transactionId of ['', 'with space', 'ö', 'x'.repeat(129), 7])
      expectRefusal(
        await studio.call('bet', { ...studio.body(1), transactionId }),
        'BadRequest',
        'transactionId',
      );
  },
};
