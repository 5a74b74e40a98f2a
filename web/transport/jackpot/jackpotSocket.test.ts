import { describe, expect, it, vi } from 'vitest';
import fixtures from '@foyer/contract/jackpot/fixtures/messages.json' with { type: 'json' };
import { fakeClock } from '../clock/fakeClock.ts';
import { FakeSocket } from '../socket/testing/fakeSocket.ts';
import { instanceCall } from './instanceCall.ts';
import { createJackpotSocket } from './jackpotSocket.ts';

const CLOSED = 'Unable to establish connection to ThrillConnect Websocket...';
const ENDED = 'Maximum retry attempts reached for jackpot.';
const message = (type: string) => fixtures.messages.find((one) => one.type === type);

function openSocket() {
  const clock = fakeClock();
  const sockets: FakeSocket[] = [];
  const log = vi.fn();
  const sessionDestroyed = vi.fn();
  const received: string[] = [];
  const states: boolean[] = [];
  const made = createJackpotSocket(
    {
      clock,
      random: () => 0.3,
      log,
      sessionDestroyed,
      playerId: 'p-anna',
      brand: 'northlight',
      connect() {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
    },
    { onMessage: ({ type }) => void received.push(type), live: (isLive) => void states.push(isLive) },
  );
  const latest = () => sockets.at(-1) ?? expect.fail('nothing was connected');
  const accept = () => {
    latest().onopen?.();
    latest().receive(message('JackpotUpdate'));
  };
  return { openSocket: made, clock, sockets, latest, log, sessionDestroyed, received, states, accept };
}

it('HTTP-05 the token is built from player and session and is not in the URL', () => {
  const call = instanceCall({
    source: 'thrillpots',
    brand: 'northlight',
    playerId: 'p-anna',
    sessionId: 's-1',
    country: 'FI',
  });
  expect(call).toEqual({
    url: '/jackpot/v1/instances/thrillpots/northlight?player_id=p-anna&country=FI',
    headers: { authorization: 'Bearer p-anna:s-1' },
  });
});

describe('jackpot socket', () => {
  it('JSOCK-02 subscribes to all events of thrillpots, for the player and the brand', () => {
    const { accept, latest, states } = openSocket();
    accept();
    expect(latest().sent).toEqual([fixtures.requests[0]]);
    expect(states).toEqual([true]);
  });

  it('JSOCK-05 receives the update of the connection and ignores unreadable messages', () => {
    const { accept, latest, received } = openSocket();
    accept();
    for (const bad of ['', '{', '{"type":"Nothing"}', '{"type":"JackpotUpdate","data":{"id":7}}'])
      latest().receive(bad);
    expect(received).toEqual(['JackpotUpdate']);
  });

  it.each([
    ['JSOCK-06', 'WinEvent'],
    ['JSOCK-06', 'WinSeen'],
    ['JSOCK-07', 'RaffleWinEvent'],
    ['JSOCK-08', 'PlayerRaffleTicketsListResponse'],
  ])('%s receives %s', (_, type) => {
    const { accept, latest, received } = openSocket();
    accept();
    latest().receive(message(type));
    expect(received.at(-1)).toBe(type);
  });

  it('JSOCK-10 JSOCK-11 logs each failed connection and the end of the retries', () => {
    const { clock, latest, log } = openSocket();
    for (let failure = 0; failure < 6; failure++) {
      latest().breaks();
      clock.advance(clock.pending()[0] ?? 0);
    }
    expect(log.mock.calls.flat()).toEqual([CLOSED, CLOSED, CLOSED, CLOSED, CLOSED, CLOSED, ENDED]);
  });

  it('JSOCK-09 AMB-24 a lost connection is reopened after 2, 4, 8, 16 and 32 s, then no more', () => {
    const { clock, sockets, latest } = openSocket();
    const waits: (number | undefined)[] = [];
    for (let failure = 0; failure < 6; failure++) {
      latest().breaks();
      waits.push(clock.pending()[0]);
      clock.advance(clock.pending()[0] ?? 0);
    }
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, undefined]);
    expect(sockets).toHaveLength(6);
  });

  it('moves to another node soon when its node stops, and only then', () => {
    const { clock, latest, accept, states } = openSocket();
    accept();
    latest().breaks(1001);
    expect(clock.pending()).toEqual([300]);
    clock.advance(300);
    // The next node refuses: from here on the delays grow.
    latest().breaks(1001);
    expect(clock.pending()).toEqual([2000]);
    clock.advance(2000);
    accept();
    expect(states).toEqual([true, false, true]);
  });

  it('JSOCK-09 after a successful connection the delay is short again, and pots are not live meanwhile', () => {
    const { clock, latest, accept, states } = openSocket();
    latest().breaks();
    clock.advance(2000);
    accept();
    latest().breaks();
    expect(clock.pending()).toEqual([2000]);
    expect(states).toEqual([true, false]);
  });

  it('JSOCK-09 a connection that is opened and refused is not retried for ever', () => {
    const { clock, latest, sockets, log } = openSocket();
    for (let failure = 0; failure < 9; failure++) {
      latest().onopen?.();
      latest().receive(message('Error'));
      clock.advance(60_000);
    }
    expect(sockets).toHaveLength(6);
    expect(log.mock.lastCall).toEqual([ENDED]);
  });

  it('LOGOUT-09 an ended session is reported once, after the subscription socket, and not reconnected', () => {
    const { clock, latest, accept, sockets, sessionDestroyed, openSocket: made } = openSocket();
    accept();
    latest().receive(fixtures.messages.at(-1));
    made.wake();
    clock.advance(999);
    expect(sessionDestroyed).not.toHaveBeenCalled();
    clock.advance(600_000);
    expect(sessionDestroyed).toHaveBeenCalledOnce();
    expect(sockets).toHaveLength(1);
  });

  it('JSOCK-04 nothing is sent without a connection, and a page that wakes up reconnects', () => {
    const { openSocket: made, latest, accept, clock, sockets } = openSocket();
    const request = {
      type: 'PlayerRaffleTicketsRequest',
      data: { player_id: 'a', brand_id: 'b:c' },
    } as const;
    expect(made.send(request)).toBe(false);
    accept();
    expect(made.send(request)).toBe(true);
    expect(latest().sent.at(-1)).toEqual(request);
    latest().breaks();
    made.wake();
    accept();
    expect([sockets.length, clock.pending()]).toEqual([2, []]);
    made.close();
    expect(made.send(request)).toBe(false);
  });
});
