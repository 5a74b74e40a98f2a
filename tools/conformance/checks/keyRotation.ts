import { STUDIO_TABLES_PATH } from '@foyer/contract/studios/tables.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import { expectEqual, expectRefusal, Mismatch, Skipped } from '../mismatch.ts';
import { signedHeaders } from '../studio.ts';
import type { Checks } from './check.ts';

/** Checks of the time in which a studio's secret is replaced. */
export const keyRotation: Checks = {
  'while a secret is replaced, calls under the former and the next one have the same effect': async (
    studio,
  ) => {
    const { nextKey } = studio.target;
    if (nextKey === undefined) throw new Skipped('no --next-key was given');
    const bet = studio.body(1);
    const first = await studio.move('bet', bet);
    const repeated = await studio.call('bet', bet, { key: nextKey });
    expectEqual('the status of the bet repeated under the next key', repeated.status, 200);
    expectEqual('the response to the bet repeated under the next key', repeated.body, first);
    const ended = await studio.call(
      'rollback',
      { ...studio.inRound(bet.roundId), rollsBack: bet.transactionId },
      { key: nextKey },
    );
    expectEqual('the status of a rollback under the next key', ended.status, 200);
    const stale = { key: nextKey, at: studio.target.now() - 6 * MINUTE };
    expectRefusal(await studio.call('bet', bet, stale), 'StaleTimestamp');
    expectRefusal(await studio.call('bet', bet, { key: `${nextKey}x` }), 'BadSignature');
  },
  'a call signed with a replaced secret is refused': async (studio) => {
    const { retiredKey } = studio.target;
    if (retiredKey === undefined) throw new Skipped('no --retired-key was given');
    for (const name of ['authenticate', 'balance', 'bet', 'win', 'rollback', 'endRound'] as const)
      expectRefusal(await studio.call(name, {}, { key: retiredKey }), 'BadSignature');
  },
  'the studio accepts calls of the platform under each valid secret and no other': async ({ target }) => {
    const { tablesUrl, key, nextKey } = target;
    if (tablesUrl === undefined) throw new Skipped('no --tables was given');
    const statusUnder = async (secret: string): Promise<number> => {
      const headers = signedHeaders(target, { key: secret, path: STUDIO_TABLES_PATH, body: '{}' });
      const url = new URL(STUDIO_TABLES_PATH, tablesUrl);
      const { status } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      });
      return status;
    };
    for (const secret of nextKey === undefined ? [key] : [key, nextKey])
      expectEqual('the status of the studio', await statusUnder(secret), 200);
    const status = await statusUnder(`${key}x`);
    if (status < 400) throw new Mismatch(`the studio answered a call with a wrong signature by ${status}`);
  },
};
