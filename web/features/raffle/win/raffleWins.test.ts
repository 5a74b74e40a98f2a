import { expect, it, vi } from 'vitest';
import * as v from 'valibot';
import fixtures from '@foyer/contract/jackpot/fixtures/messages.json' with { type: 'json' };
import { JackpotMessageSchema, RaffleWinEventSchema } from '@foyer/contract/jackpot/socket.ts';
import type { JackpotSocketListener } from '../../../transport/jackpot/jackpotSocket.ts';
import { createRaffleWins } from './raffleWins.ts';

const EVENT = v.parse(
  RaffleWinEventSchema,
  fixtures.messages.find(({ type }) => type === 'RaffleWinEvent'),
);
const DROP = EVENT.data.instance_id;

function wins(playerId = 'p-anna') {
  let socketListener: JackpotSocketListener | null = null;
  const sent: object[] = [];
  const close = vi.fn();
  const store = createRaffleWins({
    playerId,
    openSocket(listener) {
      socketListener = listener;
      return { send: (request) => sent.push(request) > 0, wake() {}, close };
    },
  });
  const stop = store.start();
  const deliver = (type: string, data: object) =>
    socketListener?.onMessage(v.parse(JackpotMessageSchema, { type, data: { ...EVENT.data, ...data } }));
  const drawn = (data: object = {}) => deliver('RaffleWinEvent', data);
  return { store, stop, sent, close, says: deliver, drawn };
}
const SEEN = { type: 'RaffleWinSeen', data: { player_id: 'p-anna', instance_id: DROP } };

it('RAFF-13 RAFF-10 shows winners their own win once', () => {
  const { store, drawn } = wins();
  drawn();
  drawn();
  expect(store.get()).toEqual([{ id: DROP, type: 'hourly', amount: { amount: '25.00', currency: 'EUR' } }]);
  for (const field of ['instance_id', 'winners'] as const) {
    const { [field]: left, ...rest } = EVENT.data;
    expect(left).toBeDefined();
    expect(v.is(RaffleWinEventSchema, { ...EVENT, data: rest })).toBe(false);
  }
  const [winner] = EVENT.data.winners;
  for (const field of ['player_id', 'currency', 'win_amount'])
    expect(
      v.is(RaffleWinEventSchema, {
        ...EVENT,
        data: { ...EVENT.data, winners: [{ ...winner, [field]: undefined }] },
      }),
    ).toBe(false);
});

it('RAFF-10 RAFF-23 shows nothing to other players or for an unknown currency', () => {
  const bo = wins('p-bo');
  bo.drawn();
  bo.drawn({ winners: [] });
  const anna = wins();
  anna.drawn({ winners: [{ player_id: 'p-anna', currency: 'XXX', win_amount: '1.00' }] });
  expect([bo.store.get(), anna.store.get()]).toEqual([[], []]);
});

it('JSOCK-07 acknowledges a closed win once, and again if the acknowledgement was lost', () => {
  const { store, drawn, sent } = wins();
  drawn();
  store.seen(DROP);
  store.seen(DROP);
  expect([store.get(), sent]).toEqual([[], [SEEN]]);
  drawn();
  expect([store.get(), sent]).toEqual([[], [SEEN, SEEN]]);
});

it('JSOCK-07 removes a win closed in another tab without acknowledging it', () => {
  const { store, drawn, says: deliver, sent } = wins();
  drawn();
  deliver('RaffleWinSeen', { player_id: 'p-anna' });
  expect([store.get(), sent]).toEqual([[], []]);
});

it('JSOCK-07 does not acknowledge a win that could not be shown', () => {
  const { store, drawn, sent, stop, close } = wins();
  drawn();
  drawn({ instance_id: 'another' });
  store.postpone(DROP);
  expect(store.get().map(({ id }) => id)).toEqual(['another']);
  expect(sent).toEqual([]);
  stop();
  expect(close).toHaveBeenCalledOnce();
});
