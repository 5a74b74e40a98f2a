import { expect, it, vi } from 'vitest';
import * as v from 'valibot';
import fixtures from '@foyer/contract/jackpot/fixtures/messages.json' with { type: 'json' };
import { JackpotMessageSchema, type JackpotMessage } from '@foyer/contract/jackpot/socket.ts';
import type { JackpotSocketListener } from './jackpotSocket.ts';
import { sharedJackpotSocket } from './sharedJackpotSocket.ts';

const message = (type: string, data: object = {}): JackpotMessage => {
  const known = fixtures.messages.find((one) => one.type === type);
  return v.parse(JackpotMessageSchema, { ...known, data: { ...known?.data, ...data } });
};
const update = message('JackpotUpdate');
const own = message('WinEvent', { win_id: 'w-1', player_id: 'p-anna' });
const raffle = message('RaffleWinEvent', {
  instance_id: 'd-1',
  winners: [{ player_id: 'p-anna', currency: 'EUR', win_amount: '50.00' }],
});

const settle = () => Promise.resolve();

function shared() {
  const close = vi.fn();
  const send = vi.fn(() => true);
  const opened: JackpotSocketListener[] = [];
  const openSocket = sharedJackpotSocket('p-anna', (listener) => {
    opened.push(listener);
    return { send, wake() {}, close };
  });
  const join = () => {
    const received: string[] = [];
    const lives: boolean[] = [];
    const left = openSocket.join({
      onMessage: ({ type }) => void received.push(type),
      live: (isLive) => void lives.push(isLive),
    });
    return { received, lives, ...left };
  };
  const receive = (...messages: JackpotMessage[]) => {
    for (const one of messages) opened.at(-1)?.onMessage(one);
  };
  const live = (isLive: boolean) => opened.at(-1)?.live(isLive);
  return { join, receive, live, opened, close, send };
}

it('one connection lasts from the first listener to the last, then a new one is opened', () => {
  const { join, receive, opened, close } = shared();
  const [first, second] = [join(), join()];
  receive(update);
  expect([first.received, second.received]).toEqual([['JackpotUpdate'], ['JackpotUpdate']]);
  first.close();
  first.close();
  receive(update);
  expect([first.received.length, second.received.length]).toEqual([1, 2]);
  expect(close).not.toHaveBeenCalled();
  second.close();
  expect(close).toHaveBeenCalledOnce();
  join();
  expect(opened).toHaveLength(2);
});

it('JSOCK-06 JSOCK-07 a later listener gets the current pots, tickets and unseen own wins', async () => {
  const { join, receive, live } = shared();
  join();
  live(true);
  const foreign = [
    message('WinEvent', { win_id: 'w-2', player_id: 'p-else', community_winners: [] }),
    message('RaffleWinEvent', { instance_id: 'd-2', winners: [] }),
  ];
  receive(update, update, own, raffle, ...foreign, message('PlayerRaffleTicketsListResponse'));
  const later = join();
  await settle();
  expect(later.lives).toEqual([true]);
  expect(later.received).toEqual([
    'JackpotUpdate',
    'WinEvent',
    'RaffleWinEvent',
    'PlayerRaffleTicketsListResponse',
  ]);
});

it('JSOCK-06 JSOCK-07 a seen win is not sent again, and nothing is kept from a lost connection', async () => {
  const { join, receive, live } = shared();
  const first = join();
  live(true);
  receive(update, own, raffle);
  receive(message('WinSeen', { win_id: 'w-1' }), message('RaffleWinSeen', { instance_id: 'd-1' }));
  const second = join();
  await settle();
  expect(second.received).toEqual(['JackpotUpdate']);
  live(false);
  const third = join();
  await settle();
  expect(third).toMatchObject({ lives: [], received: [] });
  expect(first.lives).toEqual([true, false]);
});

it('all listeners share one connection, and nothing is sent for those who left', () => {
  const { join, send } = shared();
  const [first, second] = [join(), join()];
  const seen = { type: 'RaffleWinSeen', data: { player_id: 'p-anna', instance_id: 'd-1' } } as const;
  expect([first.send(seen), second.send(seen)]).toEqual([true, true]);
  first.close();
  expect(first.send(seen)).toBe(false);
  expect(send).toHaveBeenCalledTimes(2);
});
