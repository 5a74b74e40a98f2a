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
function lineOf(playerId = ANNA) {
  const heard: JackpotMessage[] = [];
  return { player: { playerId }, heard, say: (message: JackpotMessage) => void heard.push(message) };
}

describe('lines that have asked for tickets', () => {
  it('JSOCK-08 hear of tickets that change all the time once a second, the newest last', async () => {
    const [lines, line] = [createTicketUpdates(), lineOf()];
    await lines.ask(line, async () => tickets(0));
    for (let count = 1; count <= 30; count++) {
      lines.tell(ANNA, tickets(count));
      vi.advanceTimersByTime(TICKETS_EVERY_MS / 10);
    }
    vi.advanceTimersByTime(TICKETS_EVERY_MS);
    expect(line.heard).toEqual([0, 1, 10, 20, 30].map(tickets));
    vi.advanceTimersByTime(10 * TICKETS_EVERY_MS);
    expect(line.heard).toHaveLength(5);
  });

  it('JSOCK-08 hear what changed while they were answered after the answer, which may not know of it', async () => {
    const [lines, line] = [createTicketUpdates(), lineOf()];
    await lines.ask(line, async () => {
      lines.tell(ANNA, tickets(2));
      lines.tell(ANNA, tickets(3));
      return tickets(1);
    });
    expect(line.heard).toEqual([1, 3].map(tickets));
  });

  it('JSOCK-08 ask again and are answered at once, and told of changes no more often for it', async () => {
    const [lines, line] = [createTicketUpdates(), lineOf()];
    for (const count of [1, 2]) await lines.ask(line, async () => tickets(count));
    lines.tell(ANNA, tickets(3));
    expect(line.heard).toEqual([1, 2, 3].map(tickets));
  });

  it('JSOCK-08 of another player, that never asked, that were refused or have gone hear nothing', async () => {
    const lines = createTicketUpdates();
    const [bo, silent, refused, gone] = [lineOf('bo' as PlayerId), lineOf(), lineOf(), lineOf()];
    for (const line of [bo, gone]) await lines.ask(line, async () => tickets(0));
    await expect(lines.ask(refused, () => Promise.reject(new Error('foreign')))).rejects.toThrow('foreign');
    lines.leave(gone);
    lines.tell(ANNA, tickets(1));
    vi.advanceTimersByTime(TICKETS_EVERY_MS);
    expect([bo, silent, refused, gone].map(({ heard }) => heard.length)).toEqual([1, 0, 0, 1]);
  });

  it('JSOCK-08 that asked rightly once still hear after a question of theirs was refused', async () => {
    const [lines, line] = [createTicketUpdates(), lineOf()];
    await lines.ask(line, async () => tickets(0));
    await expect(lines.ask(line, () => Promise.reject(new Error('foreign')))).rejects.toThrow('foreign');
    lines.tell(ANNA, tickets(1));
    expect(line.heard).toEqual([0, 1].map(tickets));
  });
});
