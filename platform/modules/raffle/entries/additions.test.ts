import { describe, expect, it } from 'vitest';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import type { DropRow } from '../drops/drops.ts';
import { additionsIn, additionsTo } from './additions.ts';
import type { Stake } from './stakes.ts';

const dropOf = (id: string, begins: string, over: string, studio: string | null = null): DropRow => ({
  id,
  brand: 'northlight' as BrandId,
  type: 'hourly',
  number: 1,
  begins: new Date(begins),
  over: new Date(over),
  endsAt: new Date(over),
  isStaged: false,
  commitment: '',
  seed: '',
  terms: { prizes: [], ticketPrice: '50', studio, factor: 3 },
  list: null,
  drawnAt: null,
  isCurrent: true,
});
const first = dropOf('first', '2026-11-24T10:00:00Z', '2026-11-24T11:00:00Z');
const second = dropOf('second', '2026-11-24T11:00:00Z', '2026-11-24T12:00:00Z');

const stake = (player: string, at: string, minor: bigint, game = 'slot'): Stake => ({
  playerId: player as PlayerId,
  studio: 'sandbox',
  game,
  amount: money(minor, 'EUR'),
  at: new Date(at),
});
const once = () => 1n;
/** Drop and sum of each addition, by player. */
const added = (players: ReturnType<typeof additionsTo>) =>
  Object.fromEntries(
    players.map(({ playerId, additions }) => [
      playerId,
      additions.map(({ drop, wagered }) => [drop.id, wagered]),
    ]),
  );

describe('RAFF-03 what stakes add to the entries of their players', () => {
  it.each([
    ['before the drop', '2026-11-24T09:59:59.999Z', []],
    ['at its beginning', '2026-11-24T10:00:00Z', ['first']],
    ['at its end, where the next one begins', '2026-11-24T11:00:00Z', ['second']],
    ['at the end of the last one', '2026-11-24T12:00:00Z', []],
  ])('a stake %s', (_when, at, drops) => {
    const players = additionsTo([first, second], once, [stake('ada', at, 5n)]);
    expect(players.flatMap(({ additions }) => additions.map(({ drop }) => drop.id))).toEqual(drops);
  });

  it('is their sum in each drop, apart for each player, also where it is nothing', () => {
    const [early, late] = ['2026-11-24T10:30:00Z', '2026-11-24T11:30:00Z'];
    const stakes = [
      stake('ada', early, 10n),
      stake('bo', late, 7n),
      stake('ada', late, 1n),
      stake('ada', early, 5n),
      stake('bo', late, -7n),
    ];
    const players = additionsTo([first, second], once, stakes);
    expect(players.map(({ currency }) => currency)).toEqual(['EUR', 'EUR']);
    expect(added(players)).toEqual({
      ada: [
        ['first', 15n],
        ['second', 1n],
      ],
      bo: [['second', 0n]],
    });
    expect(added(additionsIn(players, [first]))).toEqual({ ada: [['first', 15n]] });
    expect(added(additionsIn(players, []))).toEqual({});
  });

  it('RAFF-04 counts stakes more than once only in the drop of a studio', () => {
    const weekly = dropOf('weekly', '2026-11-24T00:00:00Z', '2026-12-01T00:00:00Z', 'forge');
    const times = (_drop: unknown, { game }: Pick<Stake, 'game'>) => (game === 'anvil' ? 3n : 1n);
    const stakes = [
      stake('ada', '2026-11-24T10:30:00Z', 10n, 'anvil'),
      stake('ada', '2026-11-24T10:30:00Z', 5n),
    ];
    expect(added(additionsTo([first, weekly], times, stakes))).toEqual({
      ada: [
        ['first', 15n],
        ['weekly', 35n],
      ],
    });
  });

  it('is nothing without a drop', () => {
    expect(additionsTo([], once, [stake('ada', '2026-11-24T10:30:00Z', 5n)])).toEqual([]);
  });
});
