import { describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { fakeClock } from '../../../transport/clock/fakeClock.ts';
import { createPlayTimeClock, type PlayTimeNow } from './playTimeClock.ts';

const closesIn = (closesInSeconds: number): PlayTimeNow => ({ opensInSeconds: 0, closesInSeconds });
type Response = PlayTimeNow | null | undefined | 'hangs';

/** A started clock; records what it does and when, in seconds since the start. */
async function started(...responses: readonly Response[]) {
  const clock = fakeClock();
  const startedAt = clock.now();
  const seconds = () => (clock.now() - startedAt) / SECOND;
  const done: string[] = [];
  let fetches = 0;
  const playTime = createPlayTimeClock({
    clock,
    fetchPlayTime() {
      const response = responses[Math.min(++fetches, responses.length) - 1];
      return response === 'hangs' ? new Promise(() => {}) : Promise.resolve(response);
    },
    onWarning: (minutes) => done.push(`${seconds()}: ${minutes} min`),
    onEnd: () => done.push(`${seconds()}: end`),
  });
  const stop = playTime.start();
  const pass = async (ms: number) => {
    for (let step = 0; step < ms / SECOND || step === 0; step++) {
      clock.advance(Math.min(ms, SECOND));
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    }
  };
  await pass(0);
  return { ...playTime, stop, pass, done, fetches: () => fetches };
}

describe('LIMIT-14 the end of the session', () => {
  it('is announced five minutes and one minute before, and comes after the platform’s', async () => {
    const { pass, done } = await started(closesIn(600));
    await pass(15 * MINUTE);
    expect(done).toEqual(['300: 5 min', '540: 1 min', '603: end']);
  });

  it.each([
    [250, ['0: 5 min', '190: 1 min', '253: end']],
    [150, ['0: 3 min', '90: 1 min', '153: end']],
    [60, ['0: 1 min', '63: end']],
    [20, ['0: 1 min', '23: end']],
    [0, ['3: end']],
  ])('with %i seconds left is announced at once', async (seconds, expected) => {
    const { pass, done } = await started(closesIn(seconds));
    await pass(5 * MINUTE);
    expect(done).toEqual(expected);
  });

  it('is announced once, however often the platform reports it', async () => {
    const { pass, done, changed } = await started(closesIn(250), closesIn(240), closesIn(50), closesIn(40));
    await pass(10 * SECOND);
    changed();
    await pass(SECOND);
    changed();
    await pass(SECOND);
    changed();
    await pass(SECOND);
    expect(done).toEqual(['0: 5 min', '12: 1 min']);
  });

  it('moves with a new limit, and is announced again', async () => {
    const { pass, done, changed } = await started(closesIn(250), closesIn(3000), closesIn(100));
    await pass(10 * SECOND);
    changed();
    await pass(5 * MINUTE);
    expect(done).toEqual(['0: 5 min']);
    changed();
    await pass(SECOND);
    expect(done).toEqual(['0: 5 min', '311: 2 min']);
  });

  it.each([
    ['there are no limits', null],
    ['the limit is used up and the player only reads', { opensInSeconds: 9000, closesInSeconds: 12600 }],
  ])('is not announced while %s', async (_when, response) => {
    const { pass, done } = await started(response);
    await pass(60 * MINUTE);
    expect(done).toEqual([]);
  });

  it('is read again when play opens', async () => {
    const { pass, done } = await started({ opensInSeconds: 30, closesInSeconds: 330 }, closesIn(300));
    await pass(40 * SECOND);
    expect(done).toEqual(['30: 5 min']);
  });

  it('is read again after a request without a response', async () => {
    const { pass, done } = await started('hangs', 'hangs', closesIn(240));
    await pass(30 * SECOND);
    expect(done).toEqual(['30: 4 min']);
  });

  it.each([undefined, 'hangs'] as const)(
    'stays known while it cannot be read again: %s',
    async (response) => {
      const { pass, done, changed } = await started(closesIn(310), response);
      changed();
      await pass(6 * MINUTE);
      expect(done).toEqual(['10: 5 min', '250: 1 min', '313: end']);
    },
  );

  it('is read again after a failed request, and not after it stopped', async () => {
    const { pass, done, stop, fetches } = await started(undefined, closesIn(240));
    await pass(15 * SECOND);
    expect(done).toEqual(['15: 4 min']);
    stop();
    await pass(5 * MINUTE);
    expect([done.length, fetches()]).toEqual([1, 2]);
  });
});
