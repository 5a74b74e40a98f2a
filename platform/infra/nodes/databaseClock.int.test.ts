import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { adjustableClock } from '../clock.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { followDatabaseClock } from './index.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase([]);
});
afterAll(() => database.drop());

/** Reads the time of the database before and after. */
async function expectTimeOfDatabase(clock: { now(): Date }): Promise<void> {
  const read = async () =>
    (await database.pool.query<{ now: Date }>('select clock_timestamp() as now')).rows[0]?.now.getTime() ??
    NaN;
  const before = await read();
  const now = clock.now().getTime();
  const after = await read();
  // As exact as the measurement, which took one call of the database.
  expect(now).toBeGreaterThan(before - 2_000);
  expect(now).toBeLessThan(after + 2_000);
}

it.each([-2 * MINUTE, 0, 2 * MINUTE])('is right on a machine that is %i ms ahead', async (aheadMs) => {
  const warn = vi.fn();
  const machine = adjustableClock({ start: new Date(Date.now() + aheadMs), runs: true });
  const clock = await followDatabaseClock({ database, machine, log: { warn } });
  await expectTimeOfDatabase(clock);
  clock.stop();
  expect(warn).toHaveBeenCalledTimes(aheadMs === 0 ? 0 : 1);
});

it.each([-HOUR, -31 * SECOND, 31 * SECOND, HOUR])(
  'is not certain when the machine is %i ms ahead, also if it was right at the last measurement',
  async (aheadMs) => {
    const machine = adjustableClock({ runs: true });
    const clock = await followDatabaseClock({ database, machine, log: { warn() {} } });
    await clock.requireCertain();
    machine.advance(aheadMs);
    await expect(clock.requireCertain()).rejects.toThrow('differ by more than 30 s');
    await expectTimeOfDatabase(clock);
    clock.stop();
  },
);

it.each([-20 * SECOND, 20 * SECOND])('is certain when the machine is %i ms ahead', async (aheadMs) => {
  const machine = adjustableClock({ start: new Date(Date.now() + aheadMs), runs: true });
  const clock = await followDatabaseClock({ database, machine, log: { warn() {} } });
  await clock.requireCertain();
  clock.stop();
});

it('is corrected after the clock of the machine was set', async () => {
  const machine = adjustableClock({ runs: true });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const clock = await followDatabaseClock({ database, machine, log: { warn() {} } });
  machine.advance(2 * MINUTE);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await vi.waitFor(() => expectTimeOfDatabase(clock), { timeout: 15_000 });
  clock.stop();
});
