import { STUDIO_CALLS, type StudioCallName } from '@foyer/contract/studios/calls.ts';
import { STUDIO_DOCUMENT_PATH } from '@foyer/contract/studios/http.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { Mismatch, refused, same } from '../mismatch.ts';
import type { Checks } from './check.ts';

const NAMES = Object.keys(STUDIO_CALLS) as StudioCallName[];

/** What is refused before it is looked at: every call takes the same door. */
export const requestValidation: Checks = {
  'the API document is served and names every call': async ({ target }) => {
    const response = await fetch(new URL(STUDIO_DOCUMENT_PATH, target.url));
    same('the status of the document', response.status, 200);
    const text = await response.text();
    for (const { path } of Object.values(STUDIO_CALLS))
      if (!text.includes(`"${path}"`)) throw new Mismatch(`the document does not name ${path}`);
  },
  'a call without headers, or of an unknown studio, is refused': async (studio) => {
    for (const name of NAMES) {
      refused(await studio.call(name, {}, { headers: {} }), 'UnknownStudio');
      refused(await studio.call(name, {}, { studio: 'nobody-of-this-name' }), 'UnknownStudio');
    }
  },
  'a call signed with another key, or for another path, is refused': async (studio) => {
    for (const name of NAMES) {
      refused(await studio.call(name, {}, { key: `${studio.target.key}x` }), 'BadSignature');
      refused(await studio.call(name, {}, { path: '/studio/v1/other' }), 'BadSignature');
    }
  },
  'a body that was changed after it was signed is refused': async (studio) => {
    const bet = studio.of(1);
    const sent = JSON.stringify({ ...bet, amount: studio.amount(2) });
    refused(await studio.call('bet', bet, { sent }), 'BadSignature');
  },
  'a timestamp more than five minutes away is refused, before and after': async (studio) => {
    for (const beside of [-6 * MINUTE, 6 * MINUTE])
      refused(await studio.call('bet', studio.of(1), { at: studio.target.now() + beside }), 'StaleTimestamp');
  },
  'a timestamp four minutes away is in time': async (studio) => {
    for (const beside of [-4 * MINUTE, 4 * MINUTE - 10 * SECOND]) {
      const answer = await studio.call('bet', {}, { at: studio.target.now() + beside });
      refused(answer, 'BadRequest');
    }
  },
  'a body that is no JSON is refused, and one of more than 8 KB': async (studio) => {
    for (const body of ['amount=1', '', '{']) refused(await studio.call('bet', body), 'BadRequest', 'body');
    const { status } = await studio.call('bet', { padding: 'x'.repeat(9000) });
    same('the status of a body of 9 KB', status, 413);
  },
  'a field too many or too few is refused by its name': async (studio) => {
    refused(await studio.call('bet', { ...studio.of(1), extra: true }), 'BadRequest', 'extra');
    const { roundId: _left, ...without } = studio.of(1);
    refused(await studio.call('bet', without), 'BadRequest', 'roundId');
    for (const transactionId of ['', 'with space', 'ö', 'x'.repeat(129), 7])
      refused(await studio.call('bet', { ...studio.of(1), transactionId }), 'BadRequest', 'transactionId');
  },
};
