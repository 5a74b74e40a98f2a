import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JackpotMessage } from '@foyer/contract/jackpot/socket.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { createTicketUpdates, TICKETS_EVERY_MS } from './ticketUpdates.ts';

const ANNA = 'anna' as PlayerId;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const tickets = (count: number): JackpotMessage => ({
  type: 'PlayerRaffleTicketsListResponse',
  data: { instance_tickets: [{ instance_id: 'drop', ticket_count: count }] },
});
function connectionOf(playerId = ANNA) {
  const received: JackpotMessage[] = [];
  return { player: { playerId }, received, send: (message: JackpotMessage) => void received.push(message) };
}

describe('connections that have requested tickets', () => {
  it('JSOCK-08 get continuous changes once a second, the newest last', async () => {
    const [updates, connection] = [createTicketUpdates(), connectionOf()];
    await updates.respond(connection, async () => tickets(0));
    for (let count = 1; count <= 30; count++) {
      updates.notify(ANNA, tickets(count));
      vi.advanceTimersByTime(TICKETS_EVERY_MS / 10);
    }
    vi.advanceTimersByTime(TICKETS_EVERY_MS);
    expect(connection.received).toEqual([0, 1, 10, 20, 30].map(tickets));
    vi.advanceTimersByTime(10 * TICKETS_EVERY_MS);
    expect(connection.received).toHaveLength(5);
  });

  it('JSOCK-08 get a change during their request after the response, which may not include it', async () => {
    const [updates, connection] = [createTicketUpdates(), connectionOf()];
    await updates.respond(connection, async () => {
      updates.notify(ANNA, tickets(2));
      updates.notify(ANNA, tickets(3));
      return tickets(1);
    });
    expect(connection.received).toEqual([1, 3].map(tickets));
  });

  it('JSOCK-08 get a response to each request immediately, and changes no more often for it', async () => {
    const [updates, connection] = [createTicketUpdates(), connectionOf()];
    for (const count of [1, 2]) await updates.respond(connection, async () => tickets(count));
    updates.notify(ANNA, tickets(3));
    expect(connection.received).toEqual([1, 2, 3].map(tickets));
  });

  it('JSOCK-08 of another player, without a request, refused or closed get nothing', async () => {
    const updates = createTicketUpdates();
    const [bo, silent, refused, left] = [
      connectionOf('bo' as PlayerId),
      connectionOf(),
      connectionOf(),
      connectionOf(),
    ];
    for (const connection of [bo, left]) await updates.respond(connection, async () => tickets(0));
    await expect(updates.respond(refused, () => Promise.reject(new Error('foreign')))).rejects.toThrow(
      'foreign',
    );
    updates.leave(left);
    updates.notify(ANNA, tickets(1));
    vi.advanceTimersByTime(TICKETS_EVERY_MS);
    expect([bo, silent, refused, left].map(({ received }) => received.length)).toEqual([1, 0, 0, 1]);
  });

  it('JSOCK-08 with one valid request still get updates after a refused one', async () => {
    const [updates, connection] = [createTicketUpdates(), connectionOf()];
    await updates.respond(connection, async () => tickets(0));
    await expect(updates.respond(connection, () => Promise.reject(new Error('foreign')))).rejects.toThrow(
      'foreign',
    );
    updates.notify(ANNA, tickets(1));
    expect(connection.received).toEqual([0, 1].map(tickets));
  });
});
