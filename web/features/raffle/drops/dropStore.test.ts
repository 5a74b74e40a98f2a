import { describe, expect, it, vi } from 'vitest';
import type { JackpotMessage } from '@foyer/contract/jackpot/socket.ts';
import type { DropType, RaffleInstance } from '@foyer/contract/raffle/drops.ts';
import { fakeClock } from '../../../transport/clock/fakeClock.ts';
import type { JackpotSocketListener } from '../../../transport/jackpot/jackpotSocket.ts';
import { drop, NOW } from '../testing/examples.ts';
import { createDrops } from './dropStore.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Response by source; a source without one fails. */
type Answers = Partial<Record<string, RaffleInstance>>;

const RUNNING = {
  hourly: drop('hourly', '2026-11-22T20:00:00Z'),
  daily: drop('daily', '2026-11-22T21:00:00Z'),
  weekly: drop('weekly', '2026-11-25T21:00:00Z'),
} satisfies Record<DropType, RaffleInstance>;

async function drops(answers: Answers = { ...RUNNING }) {
  const clock = fakeClock(NOW);
  const asked: string[] = [];
  const sent: object[] = [];
  const [log, drawn, close] = [vi.fn(), vi.fn(), vi.fn()];
  let ear: JackpotSocketListener | null = null;
  const store = createDrops({
    clock,
    playerId: 'p-anna',
    operator: 'nordlys-play',
    brand: 'northlight',
    sources: ['hourly', 'daily', 'weekly'],
    async fetchDrop(source) {
      asked.push(source);
      return answers[source] ?? Promise.reject(new Error('down'));
    },
    fetchRates: async () => ({ multipliers: { EUR: 1, NOK: 11.7 } }),
    openLine(listener) {
      ear = listener;
      return { send: (request) => sent.push(request) > 0, wake() {}, close };
    },
    log,
  });
  const stop = store.start(drawn);
  await settle();
  const says = (message: JackpotMessage) => ear?.onMessage(message);
  const live = (isLive: boolean) => ear?.live(isLive);
  return { store, clock, asked, sent, log, drawn, close, stop, says, live, answers };
}

describe('the calls', () => {
  it('HTTP-07 go to the three sources at once, and the drops are shown as they come', async () => {
    const { store, asked, log } = await drops();
    expect(asked).toEqual(['hourly', 'daily', 'weekly']);
    expect(store.get()).toMatchObject({ reading: 'done', multipliers: { NOK: 11.7 } });
    expect(store.get().drops).toEqual([RUNNING.hourly, RUNNING.daily, RUNNING.weekly]);
    expect(log).not.toHaveBeenCalled();
  });

  it('HTTP-08 one that fails leaves the other two, and nothing is logged of them all', async () => {
    const { store, log } = await drops({ hourly: RUNNING.hourly, weekly: RUNNING.weekly });
    expect(store.get()).toMatchObject({ reading: 'done', drops: [RUNNING.hourly, RUNNING.weekly] });
    expect(log).not.toHaveBeenCalled();
  });

  it('HTTP-08 when all fail that is logged and shown, and can be tried again', async () => {
    const { store, log, asked, answers } = await drops({});
    expect(store.get()).toMatchObject({ reading: 'failed', drops: [] });
    expect(log.mock.calls).toEqual([['Failed to fetch all raffle instances']]);
    Object.assign(answers, RUNNING);
    store.retry();
    expect(store.get().reading).toBe('coming');
    await settle();
    expect(store.get().reading).toBe('done');
    expect(asked).toHaveLength(6);
  });
});

describe('RAFF-19 when the countdown of a drop reaches zero', () => {
  it('the drops are read again after 1.5 s, and not a moment before', async () => {
    const { store, clock, asked, answers } = await drops();
    const following = drop('hourly', '2026-11-22T21:00:00Z');
    answers['hourly'] = following;
    clock.advance(30 * 60_000 + 1499);
    expect(asked).toHaveLength(3);
    clock.advance(1);
    expect(asked).toHaveLength(6);
    await settle();
    expect(store.get().drops[0]).toEqual(following);
    clock.advance(60 * 60_000 - 1500 + 1499);
    expect(asked).toHaveLength(6);
    clock.advance(1);
    expect(asked).toHaveLength(9);
  });

  it('and again ever more rarely while the platform still tells the drop that is over here', async () => {
    const { clock, asked } = await drops();
    clock.advance(30 * 60_000);
    const waits: (number | undefined)[] = [];
    for (let round = 0; round < 8; round++) {
      waits.push(clock.pending()[0]);
      clock.advance(clock.pending()[0] ?? 0);
      await settle();
    }
    expect(waits).toEqual([1500, 3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000]);
    expect(asked).toHaveLength(27);
  });

  it('nothing is read once the page is left', async () => {
    const { clock, asked, stop, close } = await drops();
    stop();
    clock.advance(24 * 60 * 60_000);
    expect([asked.length, clock.pending()]).toEqual([3, []]);
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('the line', () => {
  it('JSOCK-04 OPEN-49 RAFF-14 is asked for the tickets whenever it is live, and what it tells is what holds', async () => {
    const { store, sent, says, live } = await drops();
    for (const isLive of [true, false, true]) live(isLive);
    const request = {
      type: 'PlayerRaffleTicketsRequest',
      data: { player_id: 'p-anna', brand_id: 'nordlys-play:northlight' },
    };
    expect(sent).toEqual([request, request]);
    says({
      type: 'PlayerRaffleTicketsListResponse',
      data: { instance_tickets: [{ instance_id: RUNNING.hourly.id, ticket_count: 12 }] },
    });
    expect(store.get().tickets).toEqual(new Map([[RUNNING.hourly.id, 12]]));
  });

  it('RAFF-13 a drop that was drawn has new winners, and one that ended before its time is read again', async () => {
    const { says, drawn, asked } = await drops();
    const won = (id: string) =>
      says({ type: 'RaffleWinEvent', data: { instance_id: id, drop_type: 'hourly', winners: [] } });
    won('the-one-before');
    expect([drawn.mock.calls.length, asked.length]).toEqual([1, 3]);
    won(RUNNING.hourly.id);
    expect([drawn.mock.calls.length, asked.length]).toEqual([2, 6]);
  });
});
