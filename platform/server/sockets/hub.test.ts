import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { SessionDestroyed, Wallet } from '@foyer/contract/generated/operations.ts';
import type { Events } from '../../infra/bus.ts';
import { ANNA, ANNA_OTHER_SESSION, legacySocket, rawSocket, testHub, type TestHub } from './testHub.ts';

const WALLET = { documentId: Wallet.documentId, operationName: 'Wallet' };
const opened: TestHub[] = [];

async function start(options: Parameters<typeof testHub>[0] = {}): Promise<TestHub> {
  const hub = await testHub(options);
  opened.push(hub);
  return hub;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((hub) => hub.stop()));
});

describe.each(['/graphql', '/api/graphql'])('the older subprotocol at %s', (path) => {
  it('SUB-01 SUB-02 init is acknowledged with keep-alives, start sends data, stop completes, terminate closes', async () => {
    const { port, move } = await start();
    const raw = rawSocket(port, { path });
    await raw.opened;
    expect(raw.socket.protocol).toBe('graphql-ws');
    raw.say({ type: 'connection_init', payload: { authorization: 'Bearer anna1', brand: 'northlight' } });
    expect(await raw.take()).toEqual({ type: 'connection_ack' });
    expect(await raw.take()).toEqual({ type: 'ka' });
    raw.say({ type: 'start', id: '1', payload: WALLET });
    expect(await raw.take()).toMatchObject({
      type: 'data',
      id: '1',
      payload: { data: { balanceUpdated: { balance: '1000.00' } } },
    });
    raw.say({ type: 'stop', id: '1' });
    expect(await raw.take()).toEqual({ type: 'complete', id: '1' });
    move('-1.00', '999.00');
    raw.say({ type: 'connection_terminate' });
    expect((await raw.closed).code).toBe(1000);
    expect(raw.waiting()).toBe(0);
  });
});

describe('balanceUpdated', () => {
  it('GQLO-15 WALLET-02 sends the current state, then each movement with all its fields', async () => {
    const { port, move } = await start();
    const raw = await legacySocket(port, 'anna1');
    raw.say({ type: 'start', id: 'w', payload: WALLET });
    expect(await raw.take()).toMatchObject({
      payload: {
        data: { balanceUpdated: { balance: '1000.00', amount: '0.00', moneyType: null, sequence: 7 } },
      },
    });
    move('-0.50', '999.50');
    expect(await raw.take()).toEqual({
      type: 'data',
      id: 'w',
      payload: {
        data: {
          balanceUpdated: {
            __typename: 'BalanceUpdate',
            balance: '999.50',
            bonusBalance: '0.00',
            currency: 'EUR',
            amount: '-0.50',
            moneyType: 'CasinoBet',
            wageringProgress: null,
            sequence: 8,
          },
        },
        extensions: { position: 8 },
      },
    });
  });

  it('reaches every socket of the player in the same turn as the event, and no other player', async () => {
    const { port, move } = await start();
    const tabs = [await legacySocket(port, 'anna1'), await legacySocket(port, 'anna2')];
    for (const tab of tabs) {
      tab.say({ type: 'start', id: '1', payload: WALLET });
      await tab.take();
    }
    move('-1.00', '999.00');
    const received = await Promise.all(tabs.map((tab) => tab.take()));
    for (const frame of received) {
      expect(frame).toMatchObject({ payload: { data: { balanceUpdated: { balance: '999.00' } } } });
    }
  });

  it('sends the selected fields, by text as well, and no duplicate of a repeated event', async () => {
    const { port, move, bus } = await start();
    const raw = await legacySocket(port, 'anna1');
    raw.say({
      type: 'start',
      id: '1',
      payload: { query: 'subscription { update: balanceUpdated { balance } }' },
    });
    expect(await raw.take()).toMatchObject({ payload: { data: { update: { balance: '1000.00' } } } });
    const events: Events['wallet.balanceChanged'][] = [];
    const stop = bus.subscribe('wallet.balanceChanged', (event) => events.push(event));
    move('-1.00', '999.00');
    stop();
    for (const event of events) bus.publish('wallet.balanceChanged', event);
    move('-1.00', '998.00');
    expect(await raw.take()).toMatchObject({ payload: { data: { update: { balance: '999.00' } } } });
    expect(await raw.take()).toMatchObject({ payload: { data: { update: { balance: '998.00' } } } });
  });
});

describe('a socket that lost its connection', () => {
  const started = (after?: number) => ({ ...WALLET, ...(after !== undefined && { extensions: { after } }) });
  const values = (frame: Record<string, unknown>) => frame['payload'];

  it('SUB-05 receives what it missed on its next connection, and the end of the replay', async () => {
    const { port, move } = await start();
    const before = await legacySocket(port, 'anna1');
    before.say({ type: 'start', id: '1', payload: WALLET });
    expect(values(await before.take())).toMatchObject({ extensions: { position: 7 } });
    before.socket.terminate();
    await before.closed;
    move('-1.00', '999.00');
    move('5.00', '1004.00');
    const after = await legacySocket(port, 'anna1');
    after.say({ type: 'start', id: '1', payload: started(7) });
    expect(values(await after.take())).toMatchObject({
      data: { balanceUpdated: { amount: '-1.00' } },
      extensions: { position: 8 },
    });
    expect(values(await after.take())).toMatchObject({
      data: { balanceUpdated: { amount: '5.00' } },
      extensions: { position: 9 },
    });
    expect(values(await after.take())).toEqual({ extensions: { resume: 'complete' } });
  });

  it.each([
    ['what it missed is not known here', 3],
    ['it claims what never was', 1_000_000],
  ])('SUB-05 is told to refetch when %s', async (_why, after) => {
    const { port } = await start();
    const raw = await legacySocket(port, 'anna1');
    raw.say({ type: 'start', id: '1', payload: started(after) });
    expect(values(await raw.take())).toMatchObject({
      data: { balanceUpdated: { balance: '1000.00', sequence: 7 } },
      extensions: { position: 7, resume: 'refetch' },
    });
  });

  it('SUB-05 is told to refetch after the node has missed events of other nodes', async () => {
    const { port, bus } = await start();
    const before = await legacySocket(port, 'anna1');
    before.say({ type: 'start', id: '1', payload: WALLET });
    await before.take();
    const closed = once(before.socket, 'close');
    bus.publish('bus.missed', null);
    expect((await closed)[0]).toBe(1001);
    const after = await legacySocket(port, 'anna1');
    after.say({ type: 'start', id: '1', payload: started(7) });
    expect(values(await after.take())).toMatchObject({ extensions: { position: 7, resume: 'refetch' } });
  });

  it('are closed and refused while events of other nodes do not arrive', async () => {
    const { port, bus } = await start();
    const { socket } = await legacySocket(port, 'anna1');
    const closed = once(socket, 'close');
    bus.publish('bus.interrupted', null);
    expect((await closed)[0]).toBe(1001);
    await expect(rawSocket(port).opened).rejects.toThrow('503');
    bus.publish('bus.resumed', null);
    await legacySocket(port, 'anna1');
  });

  it.each([[-1], [1.5], ['7'], [null], [2 ** 60], [{}]])(
    'SUB-05 with the invalid position %j starts again',
    async (after) => {
      const { port } = await start();
      const raw = await legacySocket(port, 'anna1');
      raw.say({ type: 'start', id: '1', payload: { ...WALLET, extensions: { after } } });
      expect(values(await raw.take())).toMatchObject({ extensions: { position: 7 } });
    },
  );
});

describe('sessionDestroyed', () => {
  it('GQLO-12 is sent to the sockets of its own session only, which are then closed', async () => {
    const { port, end } = await start();
    const own = await legacySocket(port, 'anna1');
    const other = await legacySocket(port, 'anna2');
    for (const raw of [own, other]) {
      raw.say({ type: 'start', id: 's', payload: { documentId: SessionDestroyed.documentId } });
      raw.say({ type: 'start', id: 'w', payload: WALLET });
      await raw.take();
    }
    end(ANNA);
    expect(await own.take()).toMatchObject({
      id: 's',
      payload: { data: { sessionDestroyed: { sessionId: 's1' } } },
    });
    expect(await own.closed).toEqual({ code: 4401, reason: 'Session ended' });
    end(ANNA_OTHER_SESSION);
    expect(await other.take()).toMatchObject({
      payload: { data: { sessionDestroyed: { sessionId: 's2' } } },
    });
  });
});
