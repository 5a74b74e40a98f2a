import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inProcessBus, type Bus } from '../bus.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { appendEvent, createRelay, outboxMigrations, readOutboxLag, type Relay } from './index.ts';

declare module '../bus.ts' {
  interface Events {
    'test.happened': { readonly name: string };
  }
}

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;

let database: TestDatabase;
let relays: Relay[];
beforeEach(async () => {
  database = await testDatabase([outboxMigrations]);
  relays = [];
});
afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.stop()));
  await database.drop();
});

/** A node: a bus and a relay that is stopped at the end of the test. */
function node(bus: Bus = inProcessBus(() => {})) {
  const received: string[] = [];
  bus.subscribe('test.happened', ({ name }) => void received.push(name));
  const warn = vi.fn();
  const relay = createRelay({ database, bus, log: { warn }, retryDelayMs: 10 });
  relays.push(relay);
  return { relay, received, warn };
}

const append = (...names: string[]) =>
  database.transaction(async (tx) => {
    for (const name of names) await appendEvent(tx, 'test.happened', { name });
  });
const waiting = async () => {
  const { rows } = await sql<{ count: bigint }>`select count(*) from outbox.event`.execute(database.query);
  return Number(rows[0]?.count);
};
/** The timeout is generous for a busy machine. */
const until = (check: () => void | Promise<void>, interval = 50) =>
  vi.waitFor(check, { interval, timeout: 60_000 });
const numbered = (count: number) => Array.from({ length: count }, (_, number) => String(number));

describe('the relay', () => {
  it('publishes committed events in order, and removes them', async () => {
    const { relay, received } = node();
    const all = numbered(1_200);
    await append(...all);
    const { oldestSeconds, ...lag } = await readOutboxLag(database.query);
    expect(lag).toEqual({ waiting: 1_200 });
    expect(oldestSeconds).toBeGreaterThan(0);
    relay.start();
    await until(() => expect(received).toEqual(all));
    await until(async () =>
      expect(await readOutboxLag(database.query)).toEqual({ waiting: 0, oldestSeconds: 0 }),
    );
  });

  it('SUB-05 of every node reports that events are late when the leader hangs, and that they are not when it goes on', async () => {
    let goOn = () => {};
    const hanging = new Promise<void>((resolve) => (goOn = resolve));
    const options = { database, bus: inProcessBus(() => {}), log: { warn: vi.fn() }, retryDelayMs: 10 };
    const freshnessLimits = { lateMs: 50, silentMs: 100 };
    const leader = createRelay({
      ...options,
      publish: (events) => hanging.then(() => events.length),
    });
    leader.start();
    relays.push(leader);
    await until(() => expect(leader.isLeader()).toBe(true));
    const reports: boolean[] = [];
    const other = createRelay({
      ...options,
      freshnessLimits,
      onBehind: (isBehind) => reports.push(isBehind),
    });
    other.start();
    relays.push(other);
    await append('late');
    leader.wake();
    await until(() => expect(reports.at(-1)).toBe(true), 5);
    goOn();
    await until(() => expect(reports.at(-1)).toBe(false), 5);
  });

  it('publishes nothing of a transaction that was rolled back', async () => {
    const { relay, received } = node();
    relay.start();
    const failing = database.transaction(async (tx) => {
      await appendEvent(tx, 'test.happened', { name: 'never' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await append('after');
    relay.wake();
    await until(() => expect(received).toEqual(['after']));
  });

  it('publishes at its start what an earlier process left', async () => {
    await append('left', 'behind');
    const { relay, received } = node();
    relay.start();
    await until(() => expect(received).toEqual(['left', 'behind']));
  });

  it('finds the events of a node that crashed between commit and notification', async () => {
    const { relay, received } = node();
    relay.start();
    await append('called');
    relay.wake();
    await until(() => expect(received).toEqual(['called']));
    await append('silent');
    await until(() => expect(received).toEqual(['called', 'silent']));
  });

  it('publishes within 20 ms of the commit on an idle machine', async () => {
    let quick = 0;
    const { relay, received } = node();
    relay.start();
    // Other tests slow some runs down, so only the four fastest runs count.
    for (const name of numbered(200)) {
      if (quick === 4) break;
      await append(name);
      const committed = performance.now();
      relay.wake();
      await until(() => expect(received).toContain(name), 1);
      if (performance.now() - committed < 20) quick += 1;
    }
    expect(quick).toBe(4);
  });

  it('publishes remaining events when it stops, and nothing afterwards', async () => {
    const { relay, received } = node();
    relay.start();
    await append('first');
    relay.wake();
    await until(() => expect(received).toEqual(['first']));
    await append('last');
    await relay.stop();
    expect(received).toEqual(['first', 'last']);
    await append('too late');
    relay.wake();
    expect(await waiting()).toBe(1);
  });

  it('keeps the events when publishing fails, and publishes them again: at least once', async () => {
    const bus = inProcessBus(() => {});
    let isBroken = true;
    const fragile: Bus = {
      ...bus,
      publish(topic, lines) {
        if (isBroken) throw new Error('the bus is away');
        bus.publish(topic, lines);
      },
    };
    const { relay, received, warn } = node(fragile);
    relay.start();
    await append('patient');
    relay.wake();
    await until(() => expect(warn).toHaveBeenCalled());
    expect(await waiting()).toBe(1);
    isBroken = false;
    await until(() => expect(received).toEqual(['patient']));
  });

  it('recovers when the server closes every connection', async () => {
    const { relay, received } = node();
    relay.start();
    await append('before');
    relay.wake();
    await until(() => expect(received).toEqual(['before']));
    database.pool.on('error', () => {});
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.query);
    await append('after').catch(() => append('after'));
    relay.wake();
    await until(() => expect(received).toContain('after'));
  });
});

describe('several nodes', () => {
  it('one relays, and others notify it after a commit', async () => {
    const [first, second] = [node(), node()];
    await append('a');
    first.relay.start();
    await until(() => expect(first.received).toEqual(['a']));
    second.relay.start();
    await append('b');
    second.relay.wake();
    await until(() => expect(first.received).toEqual(['a', 'b']));
    expect(second.received).toEqual([]);
  });

  it('when the leader leaves, another takes over', async () => {
    const [first, second] = [node(), node()];
    await append('a');
    first.relay.start();
    await until(() => expect(first.received).toEqual(['a']));
    second.relay.start();
    await first.relay.stop();
    await append('b');
    second.relay.wake();
    await until(() => expect(second.received).toEqual(['b']));
  });
});
