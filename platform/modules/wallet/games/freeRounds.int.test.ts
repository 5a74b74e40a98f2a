import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { bet, endRound, rollback, win } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

let names = 0;
const fresh = (what: string) => `${what}-${++names}`;

async function grant(
  player: TestPlayer,
  { rounds = 2, stake = 1_00n, game = 'fox-and-ember', lasts = 0 } = {},
) {
  const id = fresh('grant');
  const expiresAt = lasts > 0 ? new Date(ledger.clock.now().getTime() + lasts) : null;
  const { playerId } = player;
  await ledger.database.transaction((tx) =>
    ledger.wallet.grantFreeRounds(tx, {
      id,
      playerId,
      studio: 'sandbox',
      game,
      stake: money(stake, 'EUR'),
      rounds,
      expiresAt,
    }),
  );
  return id;
}
const free = (
  player: TestPlayer,
  freeRounds: string,
  { stake = 1_00n, round = fresh('round'), key = fresh('bet') } = {},
) => bet({ ...player.play(key, round, stake), freeRounds });
const left = async ({ token }: TestPlayer) => {
  const { freeRounds } = await ledger.wallet.redeemToken({ studio: 'sandbox', token });
  return freeRounds.map((one) => one.left);
};
const balanceOf = async ({ playerId }: TestPlayer) => {
  const { balance, bonusBalance } = await ledger.wallet.state(ledger.database.query, playerId);
  return [balance.minor, bonusBalance.minor];
};
const submit = (command: Parameters<typeof ledger.wallet.submit>[0]) => ledger.wallet.submit(command);

describe('a free round', () => {
  it('is staked by the operator, and its win is real money of the player', async () => {
    const player = await ledger.addPlayer({ balance: 0n });
    const id = await grant(player);
    const round = fresh('round');
    const staked = await submit(free(player, id, { round }));
    expect(staked).toMatchObject({ balance: money(0n, 'EUR'), sequence: null });
    await submit(win(player.play(fresh('win'), round, 70n)));
    await submit(win(player.play(fresh('win'), round, 4_00n)));
    await submit(endRound(player.play(fresh('end'), round)));
    expect(await balanceOf(player)).toEqual([4_70n, 0n]);
    expect(await left(player)).toEqual([1]);
    const { rounds } = await ledger.wallet.gameHistory({
      ...player,
      first: 5,
      after: null,
      from: null,
      to: null,
    });
    expect(rounds).toMatchObject([{ id: round, stakedMinor: 0n, wonMinor: 4_70n }]);
  });

  it('MONEY-07 is used once by repeated and parallel requests', async () => {
    const player = await ledger.addPlayer();
    const id = await grant(player);
    const command = free(player, id);
    const responses = await Promise.all([command, command, command].map(submit));
    responses.push(await submit(command));
    for (const { balance } of responses) expect(balance.minor).toBe(100_00n);
    expect(await left(player)).toEqual([1]);
  });

  it('the last one is used once, on two nodes in parallel', async () => {
    const player = await ledger.addPlayer();
    const id = await grant(player, { rounds: 1 });
    const second = ledger.secondNode();
    const responses = await Promise.allSettled(
      [0, 1, 2, 3, 4, 5].map((one) => (one % 2 ? second : ledger.wallet).submit(free(player, id))),
    );
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const settle of responses)
      if (settle.status === 'rejected') expect(settle.reason).toMatchObject({ type: 'FreeRoundsOver' });
  });

  it('does not count for wagering, and no bonus limits its stake', async () => {
    const player = await ledger.addPlayer({
      balance: 0n,
      bonus: { amount: 10_00n, required: 50_00n, maxBet: 1_00n },
    });
    const id = await grant(player, { stake: 5_00n });
    const round = fresh('round');
    await submit(free(player, id, { round, stake: 5_00n }));
    await submit(win(player.play(fresh('win'), round, 3_00n)));
    expect(await balanceOf(player)).toEqual([3_00n, 10_00n]);
    expect(await ledger.wallet.bonus(player.playerId)).toMatchObject({ wagered: money(0n, 'EUR') });
  });

  it('that is rolled back can be played again, without cost to the player', async () => {
    const player = await ledger.addPlayer();
    const id = await grant(player, { rounds: 1 });
    const [key, round] = [fresh('bet'), fresh('round')];
    await submit(free(player, id, { key, round }));
    expect(await left(player)).toEqual([]);
    for (let twice = 0; twice < 2; twice++)
      await submit(rollback({ ...player.play(fresh('back'), round), rollsBack: key }));
    expect(await balanceOf(player)).toEqual([100_00n, 0n]);
    expect(await left(player)).toEqual([1]);
    await expect(submit(win(player.play(fresh('win'), round)))).rejects.toMatchObject({
      type: 'UnknownRound',
    });
    await submit(free(player, id));
    expect(await left(player)).toEqual([]);
  });

  it('that is rolled back before it arrives is refused', async () => {
    const player = await ledger.addPlayer();
    const id = await grant(player);
    const [key, round] = [fresh('bet'), fresh('round')];
    await submit(rollback({ ...player.play(fresh('back'), round), rollsBack: key }));
    await expect(submit(free(player, id, { key, round }))).rejects.toMatchObject({ type: 'BetRolledBack' });
    expect(await left(player)).toEqual([2]);
  });

  it('may be in a round with a paid stake', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n });
    const id = await grant(player);
    const round = fresh('round');
    const paid = fresh('bet');
    await submit(free(player, id, { round }));
    await submit(bet(player.play(paid, round, 2_00n)));
    await submit(rollback({ ...player.play(fresh('back'), round), rollsBack: paid }));
    await submit(win(player.play(fresh('win'), round, 1_00n)));
    expect(await balanceOf(player)).toEqual([11_00n, 0n]);
  });
});

describe('a free round is refused, and none is used', () => {
  it.each([
    ['of another player', async () => grant(await ledger.addPlayer()), {}, 'UnknownFreeRounds'],
    ['of another game', (player: TestPlayer) => grant(player, { game: 'other' }), {}, 'UnknownFreeRounds'],
    ['that nobody granted', async () => 'made-up', {}, 'UnknownFreeRounds'],
    ['of another stake', grant, { stake: 1_01n }, 'FreeStakeDiffers'],
  ] as const)('%s', async (_what, granting, options, type) => {
    const player = await ledger.addPlayer();
    const id = await granting(player);
    await expect(submit(free(player, id, options))).rejects.toMatchObject({ type });
    expect(await balanceOf(player)).toEqual([100_00n, 0n]);
  });

  it('after its expiry, and after the session has ended', async () => {
    const player = await ledger.addPlayer();
    const id = await grant(player, { lasts: MINUTE });
    await ledger.wallet.endGameSessions(ledger.database.query, player.sessionId);
    await expect(submit(free(player, id))).rejects.toMatchObject({ type: 'SessionEnded' });
    const late = await ledger.addPlayer();
    const over = await grant(late, { lasts: MINUTE });
    ledger.clock.advance(MINUTE);
    await expect(submit(free(late, over))).rejects.toMatchObject({ type: 'FreeRoundsOver' });
  });

  it('with the same key and without the grant, or with another', async () => {
    const player = await ledger.addPlayer();
    const id = await grant(player);
    const [key, round] = [fresh('bet'), fresh('round')];
    await submit(free(player, id, { key, round }));
    await expect(submit(bet(player.play(key, round)))).rejects.toMatchObject({ type: 'TransactionConflict' });
    const other = await grant(player);
    await expect(submit(free(player, other, { key, round }))).rejects.toMatchObject({
      type: 'TransactionConflict',
    });
    expect(await left(player)).toEqual([1, 2]);
  });
});

it('a grant with other rounds or stakes is refused, and a repeated one is idempotent', async () => {
  const player = await ledger.addPlayer();
  const one = {
    id: fresh('grant'),
    playerId: player.playerId,
    studio: 'sandbox',
    game: 'fox-and-ember',
    stake: money(1_00n, 'EUR'),
    rounds: 3,
    expiresAt: null,
  };
  const give = (change: object) =>
    ledger.database.transaction((tx) => ledger.wallet.grantFreeRounds(tx, { ...one, ...change }));
  await give({});
  await give({ rounds: 9 });
  expect(await left(player)).toEqual([3]);
  await expect(give({ rounds: 0 })).rejects.toThrow(RangeError);
  await expect(give({ rounds: 1.5 })).rejects.toThrow(RangeError);
  await expect(give({ stake: money(0n, 'EUR') })).rejects.toThrow(RangeError);
});

describe('the company’s id of a grant', () => {
  const linked = (id: string, externalId: string, attempt: number, studio = 'sandbox') =>
    ledger.wallet.linkFreeRounds({ studio, externalId, id, attempt });
  const found = ({ playerId }: TestPlayer, externalId: string, studio = 'sandbox') =>
    ledger.wallet.companyFreeRounds({ studio, externalId, playerId });

  it('is stored once for each attempt, and finds the grant of its player alone', async () => {
    const [player, other] = [await ledger.addPlayer(), await ledger.addPlayer()];
    const [id, second] = [await grant(player), await grant(player)];
    const [first, again] = [fresh('external'), fresh('external')];
    const attempts = await Promise.all([first, again].map((externalId) => linked(id, externalId, 1)));
    expect(attempts.filter(Boolean)).toHaveLength(1);
    const [kept, lost] = attempts[0] ? [first, again] : [again, first];
    expect(await linked(id, kept, 1)).toBe(true);
    expect(await linked(second, kept, 1)).toBe(false);
    expect(await found(player, kept)).toEqual({ id, stake: money(1_00n, 'EUR') });
    for (const none of [found(player, lost), found(other, kept), found(player, kept, 'other')])
      expect(await none).toBeNull();
  });

  it('of an earlier attempt stays known, and the latest one is reported', async () => {
    const player = await ledger.addPlayer();
    const id = await grant(player);
    const [first, second] = [fresh('external'), fresh('external')];
    expect([await linked(id, first, 1), await linked(id, second, 2)]).toEqual([true, true]);
    for (const known of [first, second]) expect(await found(player, known)).toMatchObject({ id });
    const { freeRounds } = await ledger.wallet.redeemToken({ studio: 'sandbox', token: player.token });
    expect(freeRounds).toMatchObject([{ id, external: { id: second, attempt: 2 } }]);
  });
});
