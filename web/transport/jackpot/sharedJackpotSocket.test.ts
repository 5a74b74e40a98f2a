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

const told = () => Promise.resolve();

function shared() {
  const close = vi.fn();
  const send = vi.fn(() => true);
  const opened: JackpotSocketListener[] = [];
  const line = sharedJackpotSocket('p-anna', (ear) => {
    opened.push(ear);
    return { send, wake() {}, close };
  });
  const join = () => {
    const heard: string[] = [];
    const lives: boolean[] = [];
    const left = line.join({
      onMessage: ({ type }) => void heard.push(type),
      live: (isLive) => void lives.push(isLive),
    });
    return { heard, lives, ...left };
  };
  const says = (...messages: JackpotMessage[]) => {
    for (const one of messages) opened.at(-1)?.onMessage(one);
  };
  const live = (isLive: boolean) => opened.at(-1)?.live(isLive);
  return { join, says, live, opened, close, send };
}

it('JSOCK-01 one connection lasts from the first listener to the last, then a new one is opened', () => {
  const { join, says, opened, close } = shared();
  const [first, second] = [join(), join()];
  says(update);
  expect([first.heard, second.heard]).toEqual([['JackpotUpdate'], ['JackpotUpdate']]);
  first.close();
  first.close();
  says(update);
  expect([first.heard.length, second.heard.length]).toEqual([1, 2]);
  expect(close).not.toHaveBeenCalled();
  second.close();
  expect(close).toHaveBeenCalledOnce();
  join();
  expect(opened).toHaveLength(2);
});

it('JSOCK-06 JSOCK-07 a later listener gets the current pots, tickets and unseen own wins', async () => {
  const { join, says, live } = shared();
  join();
  live(true);
  const foreign = [
    message('WinEvent', { win_id: 'w-2', player_id: 'p-else', community_winners: [] }),
    message('RaffleWinEvent', { instance_id: 'd-2', winners: [] }),
  ];
  says(update, update, own, raffle, ...foreign, message('PlayerRaffleTicketsListResponse'));
  const later = join();
  await told();
  expect(later.lives).toEqual([true]);
  expect(later.heard).toEqual([
    'JackpotUpdate',
    'WinEvent',
    'RaffleWinEvent',
    'PlayerRaffleTicketsListResponse',
  ]);
});

it('JSOCK-06 JSOCK-07 a seen win is not sent again, and nothing is kept from a lost connection', async () => {
  const { join, says, live } = shared();
  const first = join();
  live(true);
  says(update, own, raffle);
  says(message('WinSeen', { win_id: 'w-1' }), message('RaffleWinSeen', { instance_id: 'd-1' }));
  const second = join();
  await told();
  expect(second.heard).toEqual(['JackpotUpdate']);
  live(false);
  const third = join();
  await told();
  expect(third).toMatchObject({ lives: [], heard: [] });
  expect(first.lives).toEqual([true, false]);
});

it('JSOCK-04 all listeners share one connection, and nothing is sent for those who left', () => {
  const { join, send } = shared();
  const [first, second] = [join(), join()];
  const seen = { type: 'RaffleWinSeen', data: { player_id: 'p-anna', instance_id: 'd-1' } } as const;
  expect([first.send(seen), second.send(seen)]).toEqual([true, true]);
  first.close();
  expect(first.send(seen)).toBe(false);
  expect(send).toHaveBeenCalledTimes(2);
});
