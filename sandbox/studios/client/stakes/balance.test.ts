import { money, toJson, type Money } from '@foyer/domain/money.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayRefusal } from '../../play/refusal.ts';
import { createBalance } from './balance.ts';
import { balanceInMessage } from '../lobby.ts';

const euro = (minor: number) => money(BigInt(minor), 'EUR');
const lobby = (balance: string, currency = 'EUR') => ({ balance, currency });

let shown: Money[];
let rises: number;
let settle: () => void;
const ask = vi.fn<() => Promise<ReturnType<typeof toJson> | null>>();
const create = (mode: 'real' | 'fun' = 'real') => {
  const balance = createBalance({
    settings: { currency: 'EUR', mode },
    api: { settled: () => new Promise<void>((done) => (settle = done)), balance: ask },
    show: (amount) => shown.push(amount),
    onRise: () => (rises += 1),
  });
  balance.set(euro(10_00));
  shown = [];
  return balance;
};
/** Runs everything that is pending without a timer. */
const finish = async (): Promise<void> => {
  settle();
  await new Promise(setImmediate);
};

beforeEach(() => {
  shown = [];
  rises = 0;
  settle = () => {};
  ask.mockReset();
});

describe('a balance of the lobby', () => {
  it('that the game does not show is asked of the wallet, whose answer is shown', async () => {
    const balance = create();
    ask.mockResolvedValue(toJson(euro(30_00)));
    balance.follow(lobby('29.00'));
    await finish();
    expect([shown, rises, balance.current()]).toEqual([[euro(30_00)], 1, euro(30_00)]);
  });

  it('that is lower is shown too', async () => {
    const balance = create();
    ask.mockResolvedValue(toJson(euro(5_00)));
    balance.follow(lobby('5.00'));
    await finish();
    expect([shown, rises]).toEqual([[euro(5_00)], 0]);
  });

  it('waits until the round has been shown, and is asked for once', async () => {
    const balance = create();
    ask.mockResolvedValue(toJson(euro(34_80)));
    let end = (): void => {};
    const round = balance.showRound(new Promise<void>((done) => (end = done)));
    // A win that is paid before the player sees it, and a deposit.
    balance.follow(lobby('14.80'));
    balance.follow(lobby('34.80'));
    await finish();
    expect([ask.mock.calls.length, shown]).toEqual([0, []]);
    balance.set(euro(14_80));
    end();
    await round;
    await finish();
    expect([ask.mock.calls.length, shown.at(-1)]).toEqual([1, euro(34_80)]);
  });

  it('that came with the answer of a move is not asked again', async () => {
    const balance = create();
    balance.follow(lobby('9.80'));
    balance.set(euro(9_80));
    await finish();
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['is shown already', 'real', lobby('10.00')],
    ['has another currency', 'real', lobby('12.00', 'NOK')],
    ['arrives in a game for fun', 'fun', lobby('12.00')],
  ] as const)('that %s changes nothing', async (_, mode, message) => {
    create(mode).follow(message);
    await finish();
    expect([ask.mock.calls, shown]).toEqual([[], []]);
  });

  it.each([
    ['the wallet does not answer', () => ask.mockRejectedValue(new PlayRefusal('ConnectionLost'))],
    ['a move was sent meanwhile', () => ask.mockResolvedValue(null)],
  ])('changes nothing when %s', async (_, answer) => {
    answer();
    create().follow(lobby('30.00'));
    await finish();
    expect([ask.mock.calls.length, shown]).toEqual([1, []]);
  });
});

it.each([
  [{ source: 'foyer-lobby', type: 'balanceChanged', balance: '1.00', currency: 'EUR' }, lobby('1.00')],
  [{ source: 'foyer-lobby', type: 'balanceChanged', balance: 1, currency: 'EUR' }, null],
  [{ source: 'foyer-lobby', type: 'balanceChanged' }, null],
  [{ source: 'foyer-lobby', type: 'page', page: '' }, null],
  [{ source: 'other', type: 'balanceChanged', balance: '1.00', currency: 'EUR' }, null],
  ['balanceChanged', null],
  [null, null],
])('the message %j has the balance %j', (message, balance) => {
  expect(balanceInMessage(message)).toEqual(balance);
});
