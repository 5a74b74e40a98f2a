import { expect, it } from 'vitest';
import { NO_SHEET, readTicket, sheetText, ticketLine } from './tickets.ts';

it('FAIR-08 the text of a sheet is the hash before it and its bets, one a line', () => {
  const tickets = [
    { bet: 'sandbox:bet-1', microEuros: 50_000n },
    { bet: 'sandbox:bet-2', microEuros: 100_000n },
  ];
  expect(sheetText('5f', tickets.map(ticketLine))).toBe('5f\nsandbox:bet-1 50000\nsandbox:bet-2 100000');
});

it('FAIR-08 the hash before the first sheet is 64 zeros', () => {
  expect(NO_SHEET).toBe('0000000000000000000000000000000000000000000000000000000000000000');
});

it.each([
  { bet: 'sandbox:bet-1', microEuros: 0n },
  { bet: 'b', microEuros: 50_000n },
  { bet: 'b'.repeat(300), microEuros: 10n ** 18n - 1n },
])('a bet is read as it was written: %o', (ticket) => {
  expect(readTicket(ticketLine(ticket))).toEqual(ticket);
});

it.each([
  '',
  'bet',
  'bet x',
  'bet 1 2',
  'bet -1',
  ' 1',
  'bet  1',
  ' bet 1',
  'bet 1\n',
  'bét 1',
  'be\tt 1',
  `${'b'.repeat(301)} 1`,
  `bet ${'1'.repeat(19)}`,
])('%j is no bet of the list', (line) => {
  expect(readTicket(line)).toBeNull();
});
