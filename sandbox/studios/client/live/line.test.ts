import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayRefusal } from '../../play/refusal.ts';
import { textsFor } from '../../texts/texts.ts';
import { listen } from './line.ts';
import { isOlder, type TableState } from './tableState.ts';

type Listener = (event: { data: string }) => void;

/** Fake WebSocket whose server side is controlled by the test. */
class TestSocket {
  readonly listeners = new Map<string, Listener>();
  readonly sent: string[] = [];

  readonly url: string;

  constructor(url: URL) {
    this.url = url.href;
    sockets.push(this);
  }
  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }
  send(data: string): void {
    this.sent.push(data);
  }
  happen(type: string, data: object = {}): void {
    this.listeners.get(type)?.({ data: JSON.stringify(data) });
  }
}

let sockets: TestSocket[];
const received = { news: vi.fn(), fail: vi.fn() };
const notice = { showMessage: vi.fn(), withdraw: vi.fn(), clear: vi.fn(), block: vi.fn() };
const latest = (): TestSocket => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('no socket');
  return socket;
};

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('WebSocket', TestSocket);
  vi.stubGlobal('location', { href: 'https://studio.example/play/table?token=secret' });
  listen({ notice, texts: textsFor('en') }, { key: 'key of the seat', ...received });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the WebSocket of a live table', () => {
  it('sends the key of the seat in its first message and not in its URL', () => {
    expect(latest().url).toBe('wss://studio.example/games/push');
    latest().happen('open');
    expect(latest().sent).toEqual(['{"key":"key of the seat"}']);
    latest().happen('message', { round: 7 });
    expect(received.news).toHaveBeenCalledWith({ round: 7 });
  });

  it('reconnects after a growing delay, which a message of the table resets', () => {
    for (const delayMs of [500, 1000, 2000, 4000, 8000, 8000]) {
      const before = sockets.length;
      latest().happen('close');
      vi.advanceTimersByTime(delayMs - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
    expect(notice.showMessage).toHaveBeenCalledTimes(6);
    expect(notice.clear).not.toHaveBeenCalled();
    latest().happen('message', { round: 8 });
    latest().happen('message', { round: 8 });
    expect(notice.clear).toHaveBeenCalledTimes(1);
    latest().happen('close');
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(8);
  });

  it('does not reconnect after the server has ended the session', () => {
    latest().happen('message', { error: { type: 'SessionEnded' } });
    latest().happen('close');
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, notice.showMessage.mock.calls.length]).toEqual([1, 0]);
    expect(received.fail).toHaveBeenCalledWith(new PlayRefusal('SessionEnded'));
  });
});

describe('the order of states, which arrive by HTTP and by WebSocket', () => {
  const state = (round: number, phase: TableState['phase']): TableState => ({
    round,
    phase,
    at: 0,
    endsInMs: 0,
    lengthMs: 0,
    outcome: null,
    past: [],
    seats: { taken: 0, total: 7 },
    others: [],
    own: null,
    balance: { amount: '0.00', currency: 'EUR' },
  });

  it.each([
    [[7, 'betting'], [7, 'closed'], true],
    [[6, 'paying'], [7, 'betting'], true],
    [[7, 'closed'], [7, 'closed'], false],
    [[8, 'betting'], [7, 'paying'], false],
    [[7, 'resting'], [7, 'paying'], false],
  ] as const)('%j after %j is older: %s', (one, known, expected) => {
    expect(isOlder(state(one[0], one[1]), state(known[0], known[1]))).toBe(expected);
  });
});
