import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bet, endRound, jackpotWin, rollback, win } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
  await ledger.database.transaction((tx) =>
    ledger.wallet.openPot(tx, { brand: 'northlight' as BrandId, currency: 'EUR', pot: 'mega' }),
  );
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const eur = (minor: bigint) => money(minor, 'EUR');
let names = 0;
const fresh = (what: string) => `${what}-${++names}`;
const DUE = { type: 'RealityCheckDue', status: 403 };

const dueIn = (player: TestPlayer, ms: number | null) =>
  ledger.database.transaction((tx) =>
    ledger.wallet.setCheckDue(tx, {
      playerId: player.playerId,
      dueAt: ms === null ? null : new Date(ledger.clock.now().getTime() + ms),
    }),
  );
const stake = (player: TestPlayer, { id = fresh('bet'), round = fresh('round'), by = ledger.wallet } = {}) =>
  by.submit(bet(player.play(id, round)));
const outcomes = (calls: readonly Promise<unknown>[]) =>
  Promise.allSettled(calls).then((ends) =>
    ends.map((end) => (end.status === 'fulfilled' ? 'accepted' : end.reason.type)),
  );

describe('CLOCK-03 when a check is due, a stake', () => {
  it('is accepted until the last millisecond before, and refused from that moment on', async () => {
    const player = await ledger.addPlayer();
    await dueIn(player, MINUTE);
    ledger.clock.advance(MINUTE - 1);
    await stake(player);
    ledger.clock.advance(1);
    await expect(stake(player)).rejects.toMatchObject(DUE);
    ledger.clock.advance(1);
    await expect(stake(player)).rejects.toMatchObject(DUE);
  });

  it('is refused on every node, in every game, and as a free round', async () => {
    const player = await ledger.addPlayer();
    await ledger.database.transaction((tx) =>
      ledger.wallet.grantFreeRounds(tx, {
        id: 'free',
        playerId: player.playerId,
        studio: 'sandbox',
        game: 'fox-and-ember',
        stake: eur(1_00n),
        rounds: 3,
        expiresAt: null,
      }),
    );
    await dueIn(player, 0);
    await expect(stake(player, { by: ledger.secondNode() })).rejects.toMatchObject(DUE);
    const free = bet({ ...player.play(fresh('bet'), fresh('round')), freeRounds: 'free' });
    await expect(ledger.wallet.submit(free)).rejects.toMatchObject(DUE);
    await dueIn(player, null);
    await expect(ledger.wallet.submit(free)).resolves.toMatchObject({ playerId: player.playerId });
  });

  it('is accepted with the same id after the acknowledgement', async () => {
    const player = await ledger.addPlayer();
    await dueIn(player, 0);
    const same = { id: fresh('bet'), round: fresh('round') };
    await expect(stake(player, same)).rejects.toMatchObject(DUE);
    await dueIn(player, MINUTE);
    await expect(stake(player, same)).resolves.toMatchObject({ balance: eur(99_00n) });
  });

  it('that was accepted before gets its first response again', async () => {
    const player = await ledger.addPlayer();
    const same = { id: fresh('bet'), round: fresh('round') };
    const first = await stake(player, same);
    await dueIn(player, 0);
    await expect(stake(player, same)).resolves.toMatchObject({ balance: first.balance });
  });

  it('is refused alone: other bets of the batch are accepted', async () => {
    const players = await Promise.all([ledger.addPlayer(), ledger.addPlayer(), ledger.addPlayer()]);
    await dueIn(players[1], 0);
    expect(await outcomes([...players, ...players].map((player) => stake(player)))).toEqual([
      'accepted',
      'RealityCheckDue',
      'accepted',
      'accepted',
      'RealityCheckDue',
      'accepted',
    ]);
  });

  it('in parallel with the acknowledgement comes before or after it', async () => {
    const player = await ledger.addPlayer();
    await dueIn(player, 0);
    const [ends] = await Promise.all([
      outcomes(Array.from({ length: 8 }, () => stake(player))),
      dueIn(player, MINUTE),
    ]);
    const accepted = ends.filter((end) => end === 'accepted').length;
    expect(ends.filter((end) => end === 'RealityCheckDue')).toHaveLength(8 - accepted);
    const { balance } = await ledger.wallet.state(ledger.database.query, player.playerId);
    expect(balance).toEqual(eur(100_00n - BigInt(accepted) * 1_00n));
  });
});

describe('CLOCK-03 a round that has begun', () => {
  it('accepts stakes, wins, rollbacks and its end; the next round may not begin', async () => {
    const player = await ledger.addPlayer();
    const round = fresh('round');
    await stake(player, { round });
    await dueIn(player, 0);
    const doubled = fresh('bet');
    await stake(player, { round, id: doubled });
    await ledger.wallet.submit(rollback({ ...player.play(fresh('back'), round), rollsBack: doubled }));
    await ledger.wallet.submit(win(player.play(fresh('win'), round, 5_00n)));
    await ledger.wallet.submit(endRound(player.play(fresh('end'), round)));
    await expect(stake(player)).rejects.toMatchObject(DUE);
    const { balance } = await ledger.wallet.state(ledger.database.query, player.playerId);
    expect(balance).toEqual(eur(104_00n));
  });

  it('accepts no more stakes after ten minutes, only wins', async () => {
    const player = await ledger.addPlayer();
    const round = fresh('round');
    await stake(player, { round });
    await dueIn(player, 0);
    ledger.clock.advance(10 * MINUTE - 1);
    await stake(player, { round });
    ledger.clock.advance(1);
    await expect(stake(player, { round })).rejects.toMatchObject(DUE);
    await ledger.wallet.submit(win(player.play(fresh('win'), round, 1_00n)));
  });

  it('does not count if all its stakes were rolled back, or if it is another player’s', async () => {
    const player = await ledger.addPlayer();
    const other = await ledger.addPlayer();
    const [round, theirs] = [fresh('round'), fresh('round')];
    const taken = fresh('bet');
    await stake(player, { round, id: taken });
    await ledger.wallet.submit(rollback({ ...player.play(fresh('back'), round), rollsBack: taken }));
    await stake(other, { round: theirs });
    await dueIn(player, 0);
    await expect(stake(player, { round })).rejects.toMatchObject(DUE);
    await expect(stake(player, { round: theirs })).rejects.toMatchObject({ type: 'UnknownRound' });
  });
});

describe('CLOCK-02 the figures of a session', () => {
  const since = async (player: TestPlayer, at: Date, sequence: bigint) => {
    const play = { playerId: player.playerId, since: at, sequence };
    const { staked, won } = await ledger.wallet.sessionPlay(ledger.database.query, play);
    return [staked.minor, won.minor];
  };

  it('LIMIT-10 include jackpot contributions, wins and jackpot wins, and no rolled-back stakes', async () => {
    const player = await ledger.addPlayer();
    const [at, sequence] = [ledger.clock.now(), await dueIn(player, null)];
    await ledger.database.transaction((tx) =>
      ledger.wallet.setContribution(tx, { playerId: player.playerId, pot: 'mega', amount: eur(10n) }),
    );
    const [round, back] = [fresh('round'), fresh('bet')];
    await stake(player, { round });
    await stake(player, { round, id: back });
    expect(await since(player, at, sequence)).toEqual([2_20n, 0n]);
    await ledger.wallet.submit(rollback({ ...player.play(fresh('back'), round), rollsBack: back }));
    await ledger.wallet.submit(win(player.play(fresh('win'), round, 3_00n)));
    expect(await since(player, at, sequence)).toEqual([1_10n, 3_00n]);
    const won = { winId: fresh('won'), playerId: player.playerId, pot: 'mega', amount: eur(50_00n) };
    await ledger.wallet.submit(jackpotWin(won));
    expect(await since(player, at, sequence)).toEqual([1_10n, 53_00n]);
  });

  it('exclude earlier play, even of the same millisecond; a late win counts in the session in which it arrives', async () => {
    const player = await ledger.addPlayer();
    const round = fresh('round');
    await stake(player, { round });
    const [at, sequence] = [ledger.clock.now(), await dueIn(player, null)];
    expect(await since(player, at, sequence)).toEqual([0n, 0n]);
    await ledger.wallet.submit(win(player.play(fresh('win'), round, 2_00n)));
    await stake(player);
    expect(await since(player, at, sequence)).toEqual([1_00n, 2_00n]);
  });

  it('are not lower on a node whose clock is slightly behind', async () => {
    const player = await ledger.addPlayer();
    const [at, sequence] = [new Date(ledger.clock.now().getTime() + 5 * SECOND), await dueIn(player, null)];
    await stake(player);
    expect(await since(player, at, sequence)).toEqual([1_00n, 0n]);
  });
});
