import { describe, expect, it, vi } from 'vitest';
import type { JackpotMessage } from '@foyer/contract/jackpot/socket.ts';
import type { DropType, RaffleInstance } from '@foyer/contract/raffle/drops.ts';
import { fakeClock } from '../../../transport/clock/fakeClock.ts';
import type { JackpotSocketListener } from '../../../transport/jackpot/jackpotSocket.ts';
import { drop, NOW } from '../testing/examples.ts';
import { createDrops } from './dropStore.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Response by source; a source without one fails. */
type Responses = Partial<Record<string, RaffleInstance>>;

const RUNNING = {
  hourly: drop('hourly', '2026-11-22T20:00:00Z'),
  daily: drop('daily', '2026-11-22T21:00:00Z'),
  weekly: drop('weekly', '2026-11-25T21:00:00Z'),
} satisfies Record<DropType, RaffleInstance>;

async function drops(responses: Responses = { ...RUNNING }) {
  const clock = fakeClock(NOW);
  const requests: string[] = [];
  const sent: object[] = [];
  const [log, drawn, close] = [vi.fn(), vi.fn(), vi.fn()];
  let socketListener: JackpotSocketListener | null = null;
  const store = createDrops({
    clock,
    playerId: 'p-anna',
    operator: 'nordlys-play',
    brand: 'northlight',
    sources: ['hourly', 'daily', 'weekly'],
    async fetchDrop(source) {
      requests.push(source);
      return responses[source] ?? Promise.reject(new Error('down'));
    },
    fetchRates: async () => ({ multipliers: { EUR: 1, NOK: 11.7 } }),
    openSocket(listener) {
      socketListener = listener;
      return { send: (request) => sent.push(request) > 0, wake() {}, close };
    },
    log,
  });
  const stop = store.start(drawn);
  await settle();
  const deliver = (message: JackpotMessage) => socketListener?.onMessage(message);
  const live = (isLive: boolean) => socketListener?.live(isLive);
  return {
    store,
    clock,
    asked: requests,
    sent,
    log,
    drawn,
    close,
    stop,
    says: deliver,
    live,
    answers: responses,
  };
}

describe('the requests', () => {
  it('HTTP-07 go to the three sources at once, and drops are shown as they arrive', async () => {
    const { store, asked: requests, log } = await drops();
    expect(requests).toEqual(['hourly', 'daily', 'weekly']);
    expect(store.get()).toMatchObject({ reading: 'done', multipliers: { NOK: 11.7 } });
    expect(store.get().drops).toEqual([RUNNING.hourly, RUNNING.daily, RUNNING.weekly]);
    expect(log).not.toHaveBeenCalled();
  });

  it('HTTP-08 a failed request leaves the other two and is not logged', async () => {
    const { store, log } = await drops({ hourly: RUNNING.hourly, weekly: RUNNING.weekly });
    expect(store.get()).toMatchObject({ reading: 'done', drops: [RUNNING.hourly, RUNNING.weekly] });
    expect(log).not.toHaveBeenCalled();
  });

  it('HTTP-08 if all fail, this is logged and shown, and can be retried', async () => {
    const { store, log, asked: requests, answers: responses } = await drops({});
    expect(store.get()).toMatchObject({ reading: 'failed', drops: [] });
    expect(log.mock.calls).toEqual([['Failed to fetch all raffle instances']]);
    Object.assign(responses, RUNNING);
    store.retry();
    expect(store.get().reading).toBe('coming');
    await settle();
    expect(store.get().reading).toBe('done');
    expect(requests).toHaveLength(6);
  });
});

describe('RAFF-19 after the countdown of a drop', () => {
  it('the drops are refetched after 1.5 s', async () => {
    const { store, clock, asked: requests, answers: responses } = await drops();
    const following = drop('hourly', '2026-11-22T21:00:00Z');
    responses['hourly'] = following;
    clock.advance(30 * 60_000 + 1499);
    expect(requests).toHaveLength(3);
    clock.advance(1);
    expect(requests).toHaveLength(6);
    await settle();
    expect(store.get().drops[0]).toEqual(following);
    clock.advance(60 * 60_000 - 1500 + 1499);
    expect(requests).toHaveLength(6);
    clock.advance(1);
    expect(requests).toHaveLength(9);
  });

  it('the refetch interval grows while the platform still returns the ended drop', async () => {
    const { clock, asked: requests } = await drops();
    clock.advance(30 * 60_000);
    const waits: (number | undefined)[] = [];
    for (let round = 0; round < 8; round++) {
      waits.push(clock.pending()[0]);
      clock.advance(clock.pending()[0] ?? 0);
      await settle();
    }
    expect(waits).toEqual([1500, 3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000]);
    expect(requests).toHaveLength(27);
  });

  it('nothing is fetched after the page is left', async () => {
    const { clock, asked: requests, stop, close } = await drops();
    stop();
    clock.advance(24 * 60 * 60_000);
    expect([requests.length, clock.pending()]).toEqual([3, []]);
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('the socket', () => {
  it('JSOCK-04 OPEN-49 RAFF-14 is asked for the tickets on each connection, and its numbers take precedence', async () => {
    const { store, sent, says: deliver, live } = await drops();
    for (const isLive of [true, false, true]) live(isLive);
    const request = {
      type: 'PlayerRaffleTicketsRequest',
      data: { player_id: 'p-anna', brand_id: 'nordlys-play:northlight' },
    };
    expect(sent).toEqual([request, request]);
    deliver({
      type: 'PlayerRaffleTicketsListResponse',
      data: { instance_tickets: [{ instance_id: RUNNING.hourly.id, ticket_count: 12 }] },
    });
    expect(store.get().tickets).toEqual(new Map([[RUNNING.hourly.id, 12]]));
  });

  it('RAFF-13 a drawn drop has new winners, and one that ended early is refetched', async () => {
    const { says: deliver, drawn, asked: requests } = await drops();
    const won = (id: string) =>
      deliver({ type: 'RaffleWinEvent', data: { instance_id: id, drop_type: 'hourly', winners: [] } });
    won('the-one-before');
    expect([drawn.mock.calls.length, requests.length]).toEqual([1, 3]);
    won(RUNNING.hourly.id);
    expect([drawn.mock.calls.length, requests.length]).toEqual([2, 6]);
  });
});
