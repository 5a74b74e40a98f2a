import fixtures from '@foyer/contract/jackpot/fixtures/messages.json' with { type: 'json' };
import type { InstanceResponse } from '@foyer/contract/jackpot/http.ts';
import * as v from 'valibot';
import { JackpotMessageSchema, type JackpotMessage } from '@foyer/contract/jackpot/socket.ts';
import { describe, expect, it, vi } from 'vitest';
import { fakeClock } from '../../transport/clock/fakeClock.ts';
import type { JackpotSocketListener } from '../../transport/jackpot/jackpotSocket.ts';
import { createJackpot, type JackpotStoreDeps } from './jackpotStore.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const message = (type: string, data: object = {}, request?: string): JackpotMessage => {
  const known = fixtures.messages.find((one) => one.type === type);
  return v.parse(JackpotMessageSchema, {
    ...known,
    ...(request !== undefined && { request_id: request }),
    data: { ...known?.data, ...data },
  });
};
const OUT = { opted_in: false, contribution_preferences: { EUR: 0.1 }, preferred_contribution_value: 0.1 };
const INSTANCE: InstanceResponse = {
  id: 'northlight-aurora',
  source: 'thrillpots',
  brand: 'northlight',
  operator: 'nordlys-play',
  pots: [{ id: 'mega', current_value: '10000.00' }],
  status: OUT,
};

async function jackpot(
  instance: Partial<InstanceResponse> | Error = {},
  deps: Partial<JackpotStoreDeps> = {},
) {
  const clock = fakeClock();
  const sent: { request_id?: string | undefined; data: object }[] = [];
  const seen: string[] = [];
  const connection = { isOpen: true };
  let socketListener: JackpotSocketListener | null = null;
  const close = vi.fn();
  const log = vi.fn();
  const fetchInstance = vi.fn(async () => {
    if (instance instanceof Error) throw instance;
    return { ...INSTANCE, ...instance };
  });
  const store = createJackpot({
    clock,
    settings: { operatorId: 'nordlys-play', instanceId: 'northlight-aurora' },
    playerId: 'p-anna',
    brand: 'northlight',
    country: 'FI',
    fetchInstance,
    fetchRates: async () => ({ multipliers: { EUR: 1, NOK: 11.7 } }),
    openSocket(listener) {
      socketListener = listener;
      return {
        send(request) {
          if (connection.isOpen && 'request_id' in request) sent.push(request);
          if (connection.isOpen && request.type === 'WinSeen') seen.push(request.data.win_id);
          return connection.isOpen;
        },
        wake() {},
        close,
      };
    },
    log,
    ...deps,
  });
  const stop = store.start();
  const before = store.get();
  await settle();
  const deliver = (one: JackpotMessage) => socketListener?.onMessage(one);
  const respond = (data: object = {}) =>
    deliver(message('PlayerOptInResponse', data, sent.at(-1)?.request_id ?? 'none'));
  return {
    store,
    clock,
    sent,
    seen,
    connection,
    says: deliver,
    answer: respond,
    stop,
    close,
    log,
    before,
    fetchInstance,
    socketListener: () => socketListener,
  };
}

describe('the status', () => {
  it('JACK-25 JACK-26 JACK-36 is loading until the request responds', async () => {
    const { before, store } = await jackpot();
    expect(before.optedIn).toBe('loading');
    expect(store.get()).toMatchObject({
      optedIn: false,
      hasChosen: true,
      contribution: 0.1,
      multipliers: { NOK: 11.7 },
    });
    expect((await jackpot({ status: { ...OUT, opted_in: true } })).store.get().optedIn).toBe(true);
  });

  it('JACK-27 JACK-25 fails if the request fails, and then nothing can be chosen', async () => {
    const { store, sent } = await jackpot(new Error('down'));
    expect(store.get().optedIn).toBe('failed');
    store.choose({ isIn: true, contribution: 0.1 });
    expect([sent, store.get().optedIn]).toEqual([[], 'failed']);
  });

  it('JACK-28 of a player who has never chosen is opted out', async () => {
    const { store } = await jackpot({ status: null });
    expect(store.get()).toMatchObject({ optedIn: false, hasChosen: false, contribution: null });
  });
});

describe('an opt-in', () => {
  it('JACK-30 JACK-31 AMB-42 is sent and applied before the response', async () => {
    const { store, sent } = await jackpot();
    store.choose({ isIn: true, contribution: 0.2 });
    expect(store.get()).toMatchObject({ optedIn: true, contribution: 0.2 });
    expect(sent).toMatchObject([{ data: { opt_in: true, contribution_value: 0.2 } }]);
    store.choose({ isIn: false, contribution: null });
    expect(sent).toHaveLength(1);
  });

  it('JACK-23 JACK-30 a choice made while another is pending is shown and sent after it', async () => {
    const { store, sent, answer: respond } = await jackpot();
    store.choose({ isIn: true, contribution: 0.2 });
    store.choose({ isIn: true, contribution: 0.5 });
    store.choose({ isIn: false, contribution: null });
    expect(store.get().optedIn).toBe(false);
    respond({ opted_in: true, preferred_contribution_value: 0.2 });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ data: { opt_in: false } });
    expect(store.get()).toMatchObject({ optedIn: false, confirmation: null });
    respond({ opted_in: false });
    expect(store.get()).toMatchObject({ optedIn: false, confirmation: { isIn: false } });
    expect(sent).toHaveLength(2);
  });

  it('JACK-23 an opt-out is sent even if the pending change is refused', async () => {
    const status = { ...OUT, opted_in: true };
    const { store, sent, says: deliver } = await jackpot({ status });
    store.choose({ isIn: true, contribution: 7 });
    store.choose({ isIn: false, contribution: null });
    const refusal = { error: { type: 'ContributionNotOffered', reasons: [], keys: {}, traceId: 't' } };
    deliver(message('Error', refusal, sent[0]?.request_id));
    expect(sent).toMatchObject([{ data: { opt_in: true } }, { data: { opt_in: false } }]);
    expect(store.get().optedIn).toBe(false);
  });

  it('AMB-42 a refused opt-in with a later opt-out ends opted out with the reason', async () => {
    const { store, sent, says: deliver } = await jackpot();
    store.choose({ isIn: true, contribution: 0.2 });
    store.choose({ isIn: false, contribution: null });
    const refusal = { error: { type: 'PlayerBlocked', reasons: [], keys: {}, traceId: 't' } };
    deliver(message('Error', refusal, sent[0]?.request_id));
    expect(sent).toHaveLength(1);
    expect(store.get()).toMatchObject({ optedIn: false, refusal: 'PlayerBlocked' });
  });

  it('JACK-24 is confirmed for 4 s', async () => {
    const { store, clock, answer: respond } = await jackpot();
    store.choose({ isIn: true, contribution: 0.1 });
    expect(store.get().confirmation).toBeNull();
    respond();
    expect(store.get().confirmation).toMatchObject({ isIn: true });
    clock.advance(3999);
    expect(store.get().confirmation).not.toBeNull();
    clock.advance(1);
    expect(store.get().confirmation).toBeNull();
  });

  it('AMB-42 restores the earlier state with the reason if it is refused', async () => {
    const { store, says: deliver, sent, clock } = await jackpot();
    store.choose({ isIn: true, contribution: 0.2 });
    const refusal = { error: { type: 'PlayerBlocked', reasons: [], keys: {}, traceId: 't' } };
    deliver(message('Error', refusal, 'of somebody else'));
    expect(store.get().optedIn).toBe(true);
    deliver(message('Error', refusal, sent[0]?.request_id ?? ''));
    expect(store.get()).toMatchObject({ optedIn: false, contribution: 0.1, refusal: 'PlayerBlocked' });
    clock.advance(60_000);
    expect(store.get().refusal).toBe('PlayerBlocked');
  });

  it('AMB-42 without a line is not said to be in', async () => {
    const { store, connection } = await jackpot();
    connection.isOpen = false;
    store.choose({ isIn: true, contribution: 0.2 });
    expect(store.get()).toMatchObject({ optedIn: false, refusal: 'notConnected' });
  });

  it.each(['silence', 'a lost line'])('JACK-26 the status is fetched again after %s', async (cause) => {
    const { store, clock, socketListener, fetchInstance } = await jackpot();
    store.choose({ isIn: true, contribution: 0.2 });
    if (cause === 'silence') clock.advance(10_000);
    else socketListener()?.live(false);
    expect(store.get().optedIn).toBe('loading');
    await settle();
    expect(store.get()).toMatchObject({ optedIn: false, refusal: 'unanswered' });
    expect(fetchInstance).toHaveBeenCalledTimes(2);
  });

  it('JACK-34 is not sent without settings, which is logged', async () => {
    const { store, sent, log } = await jackpot({}, { settings: null });
    store.choose({ isIn: true, contribution: 0.2 });
    expect(sent).toEqual([]);
    expect(store.get()).toMatchObject({ optedIn: false, refusal: 'settingsMissing' });
    expect(log).toHaveBeenCalledWith('Error: Jackpot settings are missing');
  });

  it('JACK-24 stays confirmed when repeated, and not after another tab’s change', async () => {
    const { store, clock, answer: respond, says: deliver } = await jackpot();
    store.choose({ isIn: true, contribution: 0.2 });
    const taken = { opted_in: true, preferred_contribution_value: 0.2 };
    deliver(message('PlayerOptInResponse', taken));
    expect(store.get().confirmation).toBeNull();
    respond(taken);
    deliver(message('PlayerOptInResponse', taken));
    expect(store.get().confirmation).toMatchObject({ isIn: true });
    deliver(message('PlayerOptInResponse', { ...taken, preferred_contribution_value: 0.5 }));
    expect(store.get()).toMatchObject({ optedIn: true, contribution: 0.5, confirmation: null });
    clock.advance(4000);
    expect(clock.pending()).toEqual([]);
  });

  it('from another tab is applied and confirmed only there', async () => {
    const { store, says: deliver } = await jackpot();
    deliver(message('PlayerOptInResponse', {}, 'another tab'));
    expect(store.get()).toMatchObject({ optedIn: true, contribution: 0.1, confirmation: null });
  });
});

describe('messages of the socket', () => {
  it('JACK-40 JSOCK-05 updates the pots of this instance only', async () => {
    const { store, says: deliver } = await jackpot();
    deliver(message('JackpotUpdate', { id: 'another' }));
    expect(store.get().pots).toEqual(INSTANCE.pots);
    deliver(message('JackpotUpdate'));
    expect(store.get().pots).toContainEqual({ id: 'mega', current_value: '10402.17' });
  });

  it('JACK-50 shows the notice of a win for 6 s', async () => {
    const { store, says: deliver, clock } = await jackpot();
    deliver(message('WinEvent', { player_id: 'p-other', community_winners: [] }));
    expect(store.get()).toMatchObject({ notice: { pot: 'mega', euros: '10402.17' }, wins: [] });
    clock.advance(5999);
    expect(store.get().notice).not.toBeNull();
    clock.advance(1);
    expect(store.get().notice).toBeNull();
  });

  it('JACK-44 JSOCK-06 the player’s own win is the credited amount, and a repeated message is ignored', async () => {
    const { store, says: deliver } = await jackpot();
    deliver(message('WinEvent'));
    deliver(message('WinEvent'));
    expect(store.get().wins).toMatchObject([
      { pot: 'mega', amount: { amount: '10402.17', currency: 'EUR' } },
    ]);
    store.postpone('another');
    expect(store.get().wins).toHaveLength(1);
  });

  it('JSOCK-06 a closed win is acknowledged once, and again if the acknowledgement was lost', async () => {
    const { store, says: deliver, seen, connection } = await jackpot();
    deliver(message('WinEvent'));
    const win = store.get().wins[0]?.id ?? '';
    expect(seen).toEqual([]);
    connection.isOpen = false;
    store.seen(win);
    store.seen(win);
    expect([store.get().wins, seen]).toEqual([[], []]);
    connection.isOpen = true;
    deliver(message('WinEvent'));
    expect([store.get().wins, seen]).toEqual([[], [win]]);
    deliver(message('WinSeen'));
    expect(seen).toHaveLength(1);
  });

  it('JSOCK-06 a win seen in another tab is removed; one that could not be shown is not acknowledged', async () => {
    const other = await jackpot();
    other.says(message('WinEvent'));
    other.says(message('WinSeen'));
    expect([other.store.get().wins, other.seen]).toEqual([[], []]);
    const broken = await jackpot();
    broken.says(message('WinEvent'));
    broken.store.postpone(broken.store.get().wins[0]?.id ?? '');
    expect([broken.store.get().wins, broken.seen]).toEqual([[], []]);
  });

  it('JACK-44 a share of the shared pot is a win and adds to the pot’s amount', async () => {
    const part = [{ player_id: 'p-anna', win_amount: '120.11', currency: 'EUR' }];
    const shared = await jackpot();
    shared.says(message('WinEvent', { player_id: 'p-other', community_winners: part }));
    expect(shared.store.get().wins).toMatchObject([{ pot: 'shared', amount: { amount: '120.11' } }]);
    const both = await jackpot();
    both.says(message('WinEvent', { community_winners: part }));
    expect(both.store.get().wins).toMatchObject([{ pot: 'mega', amount: { amount: '10522.28' } }]);
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('FAIR-01 a share of the shared pot with the gain flag %s', async (logged, isGain) => {
    const part = { player_id: 'p-anna', win_amount: '0.02', currency: 'EUR' };
    const { says: deliver, store } = await jackpot();
    const community = [logged === undefined ? part : { ...part, is_gain: logged }];
    deliver(message('WinEvent', { player_id: 'p-other', community_winners: community }));
    expect(store.get().wins).toMatchObject([{ pot: 'shared', isGain }]);
  });

  it('receives nothing and leaves no timer after the page is left', async () => {
    const { store, says: deliver, stop, close, clock } = await jackpot();
    deliver(message('WinEvent'));
    store.choose({ isIn: true, contribution: 0.1 });
    stop();
    expect(close).toHaveBeenCalledOnce();
    expect(clock.pending()).toEqual([]);
  });
});
