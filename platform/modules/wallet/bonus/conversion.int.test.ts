import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DAY } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bet, rollback, win } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';
import { bonusConversion } from './bonusConversion.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const eur = (minor: bigint) => money(minor, 'EUR');
const inADay = () => new Date(ledger.clock.now().getTime() + DAY);
const stakeOf = (player: TestPlayer, minor: bigint, round: string = randomUUID()) =>
  bet(player.play(randomUUID(), round, minor));
/** Posts a stake whose response is lost, as when the connection breaks after the commit. */
const stakeLost = async (player: TestPlayer, command: ReturnType<typeof bet>) => {
  await ledger.database.transaction((tx) => ledger.wallet.post(tx, command));
  expect(await bonusOf(player)).toMatchObject({ status: 'Active' });
};
const bonusOf = async ({ playerId }: TestPlayer) => {
  const bonus = await ledger.wallet.bonus(playerId);
  if (!bonus) throw new Error('no bonus');
  return bonus;
};
const balances = async ({ playerId }: TestPlayer) => {
  const { balance, bonusBalance } = await ledger.wallet.state(ledger.database.query, playerId);
  return [balance.minor, bonusBalance.minor];
};
const owed = async ({ playerId }: TestPlayer) =>
  (await ledger.wallet.owed(ledger.database.query, playerId)).minor;
const statuses = async ({ playerId }: TestPlayer) =>
  (await ledger.eventsOf(playerId, 'wallet.bonusChanged')).map(({ status }) => status);
const storedBonus = async ({ playerId }: TestPlayer) => {
  const { rows } = await ledger.database.pool.query<{ converted: bigint | null; taken: bigint }>(
    'select converted, taken_back as taken from wallet.bonus where player_id = $1',
    [playerId],
  );
  return rows[0];
};

describe('a bonus that is wagered', () => {
  const terms = { amount: 5_00n, required: 10_00n };
  const wageredUnnoticed = async (bonus: object = {}) => {
    const player = await ledger.addPlayer({ balance: 10_00n, bonus: { ...terms, ...bonus } });
    const round = randomUUID();
    const command = stakeOf(player, 10_00n, round);
    await stakeLost(player, command);
    return { player, command, round };
  };

  it('WALLET-09 is converted by the job if its response was lost, although it has expired since', async () => {
    const { player } = await wageredUnnoticed({ expiresAt: inADay() });
    ledger.clock.advance(DAY);
    expect(await bonusOf(player)).toMatchObject({ status: 'Active', endedAt: null, balance: eur(5_00n) });
    expect(await ledger.wallet.expireBonuses()).toBe(1);
    expect(await balances(player)).toEqual([5_00n, 0n]);
    expect(await bonusOf(player)).toMatchObject({ status: 'Converted' });
    expect(await statuses(player)).toEqual(['Active', 'Converted']);
    expect(await ledger.wallet.expireBonuses()).toBe(0);
  });

  it('WALLET-09 is converted by the job without an expiry, found by an index', async () => {
    const { player } = await wageredUnnoticed();
    const plan = await ledger.database.transaction(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return sql`explain select id from wallet.bonus
        where status = 'Active' and wagered_at is not null order by wagered_at limit 200`.execute(tx);
    });
    expect(JSON.stringify(plan.rows)).toContain('bonus_to_convert');
    expect(await ledger.wallet.expireBonuses()).toBe(1);
    expect(await balances(player)).toEqual([5_00n, 0n]);
  });

  it('is converted when the stake is repeated', async () => {
    const { player, command } = await wageredUnnoticed();
    expect(await ledger.wallet.submit(command)).toMatchObject({ sequence: null, bonusBalance: eur(5_00n) });
    await ledger.wallet.settled();
    expect(await balances(player)).toEqual([5_00n, 0n]);
  });

  it('is converted when the player forfeits it', async () => {
    const { player } = await wageredUnnoticed();
    const { id: bonusId } = await bonusOf(player);
    const forfeit = () => ledger.wallet.forfeitBonus({ playerId: player.playerId, bonusId });
    expect(await forfeit()).toMatchObject({ balance: eur(5_00n), bonusBalance: eur(0n) });
    expect(await bonusOf(player)).toMatchObject({ status: 'Converted' });
    await expect(forfeit()).rejects.toMatchObject({ type: 'BonusNotActive' });
  });

  it('MONEY-07 is paid once when jobs, forfeits and responses of two nodes race', async () => {
    const nodes = [ledger.wallet, ledger.secondNode()];
    for (let attempt = 0; attempt < 4; attempt++) {
      const { player, command } = await wageredUnnoticed({ expiresAt: inADay() });
      const { id: bonusId } = await bonusOf(player);
      const { playerId } = player;
      ledger.clock.advance(DAY);
      await Promise.allSettled(
        nodes.flatMap((node) => [
          node.submit(command),
          node.expireBonuses(),
          node.forfeitBonus({ playerId, bonusId }),
          node.submit(bonusConversion({ playerId, bonusId })),
        ]),
      );
      await Promise.all(nodes.map((node) => node.settled()));
      expect(await balances(player)).toEqual([5_00n, 0n]);
      expect(await statuses(player)).toEqual(['Active', 'Converted']);
    }
  });

  it('is not wagered by a stake after its expiry', async () => {
    const player = await ledger.addPlayer({ balance: 20_00n, bonus: { ...terms, expiresAt: inADay() } });
    await ledger.wallet.submit(stakeOf(player, 9_99n));
    ledger.clock.advance(DAY);
    await ledger.wallet.submit(stakeOf(player, 1n));
    await ledger.wallet.settled();
    await ledger.wallet.expireBonuses();
    expect(await balances(player)).toEqual([10_00n, 0n]);
    expect(await bonusOf(player)).toMatchObject({ status: 'Expired', wagered: eur(9_99n) });
  });

  it('is not wagered any more after the rollback of its stake, before or after its expiry', async () => {
    for (const isOver of [false, true]) {
      const { player, command, round } = await wageredUnnoticed({ expiresAt: inADay() });
      if (isOver) ledger.clock.advance(DAY);
      await ledger.wallet.submit(rollback({ ...player.play(randomUUID(), round), rollsBack: command.key }));
      await ledger.wallet.settled();
      expect(await bonusOf(player)).toMatchObject({
        status: isOver ? 'Expired' : 'Active',
        wagered: eur(0n),
      });
      await ledger.wallet.expireBonuses();
      expect(await balances(player)).toEqual([10_00n, isOver ? 0n : 5_00n]);
    }
  });
});

describe('rollbacks of wins of a converted bonus', () => {
  /** A player whose bonus of 1.00 has wins of 10.00 each, before the wagering of 2.00 is completed. */
  async function winner(wins: number, maxPayout?: bigint) {
    const terms = { amount: 1_00n, required: 2_00n, ...(maxPayout !== undefined && { maxPayout }) };
    const player = await ledger.addPlayer({ balance: 0n, bonus: terms });
    const round = randomUUID();
    const winIds = Array.from({ length: wins }, () => randomUUID());
    await ledger.wallet.submit(stakeOf(player, 1_00n, round));
    for (const id of winIds) await ledger.wallet.submit(win(player.play(id, round, 10_00n)));
    const backs = winIds.map((rollsBack) => rollback({ ...player.play(randomUUID(), round), rollsBack }));
    return { ...player, backs };
  }
  /** Loses bonus money; at least 1.00 completes the wagering. */
  const lose = async (player: TestPlayer, minor: bigint) => {
    await ledger.wallet.submit(stakeOf(player, minor));
    await ledger.wallet.settled();
  };

  it('take what became real money, not what was lost before', async () => {
    const player = await winner(1);
    await lose(player, 9_00n);
    expect(await balances(player)).toEqual([1_00n, 0n]);
    for (const back of player.backs) await ledger.wallet.submit(back);
    expect([await balances(player), await owed(player)]).toEqual([[0n, 0n], 0n]);
    expect(await storedBonus(player)).toEqual({ converted: 1_00n, taken: 1_00n });
  });

  it('take together no more than became real money, one after the other and on two nodes', async () => {
    const second = ledger.secondNode();
    for (const isParallel of [false, true]) {
      const player = await winner(2, 10_00n);
      await lose(player, 1_00n);
      expect(await balances(player)).toEqual([10_00n, 0n]);
      const [one, two] = player.backs.map((back, n) => () => (n === 0 ? ledger.wallet : second).submit(back));
      if (isParallel) await Promise.all([one?.(), two?.()]);
      else for (const step of [one, two]) await step?.();
      expect([await balances(player), await owed(player)]).toEqual([[0n, 0n], 0n]);
      expect(await storedBonus(player)).toEqual({ converted: 10_00n, taken: 10_00n });
    }
  });

  it('leave the player owing only what was converted and is spent', async () => {
    const player = await winner(1);
    await lose(player, 8_00n);
    await ledger.wallet.submit(stakeOf(player, 2_00n));
    for (const back of player.backs) await ledger.wallet.submit(back);
    expect([await balances(player), await owed(player)]).toEqual([[0n, 0n], 2_00n]);
    expect(await storedBonus(player)).toEqual({ converted: 2_00n, taken: 2_00n });
  });

  it.each([true, false])(
    'take the win when both are in one batch, the conversion first: %s',
    async (isFirst) => {
      const player = await winner(1);
      await stakeLost(player, stakeOf(player, 7_00n));
      const { playerId } = player;
      const { id: bonusId } = await bonusOf(player);
      const convert = bonusConversion({ playerId, bonusId });
      const all = isFirst ? [convert, ...player.backs] : [...player.backs, convert];
      await Promise.all(all.map((command) => ledger.wallet.submit(command)));
      await ledger.wallet.settled();
      expect([await balances(player), await owed(player)]).toEqual([[0n, 0n], 0n]);
    },
  );

  /** What a node of an older version leaves: it does not store what it converts. */
  const asOlderNode = ({ playerId }: TestPlayer, changes = '') =>
    ledger.database.pool.query(`update wallet.bonus set converted = null${changes} where player_id = $1`, [
      playerId,
    ]);

  it('take what the transfers of a conversion by an older node say', async () => {
    const player = await winner(2);
    await lose(player, 15_00n);
    await asOlderNode(player);
    for (const back of player.backs) await ledger.wallet.submit(back);
    expect([await balances(player), await owed(player)]).toEqual([[0n, 0n], 0n]);
    expect(await storedBonus(player)).toEqual({ converted: null, taken: 5_00n });
  });

  it('take at most the largest payout where the conversion is archived', async () => {
    const player = await winner(2, 8_00n);
    await lose(player, 15_00n);
    await asOlderNode(player, ', ended_at = null');
    for (const back of player.backs) await ledger.wallet.submit(back);
    expect([await balances(player), await owed(player)]).toEqual([[0n, 0n], 3_00n]);
  });

  it('are found by the audit if they took more, and a conversion of another amount', async () => {
    const player = await winner(1);
    await lose(player, 3_00n);
    for (const back of player.backs) await ledger.wallet.submit(back);
    const { pool } = ledger.database;
    const set = (converted: bigint, taken: bigint) =>
      pool.query('update wallet.bonus set converted = $1, taken_back = $2 where player_id = $3', [
        converted,
        taken,
        player.playerId,
      ]);
    const forge = async (from: bigint, to: bigint) => {
      await pool.query('alter table wallet.transfer disable trigger user');
      await pool.query(
        `update wallet.transfer t set amount = $1 from wallet.account a
         where a.id = t.credit and a.kind = 'real' and t.recipe = 'bonusConversion' and t.amount = $2
           and t.player_id = $3`,
        [to, from, player.playerId],
      );
      await pool.query('alter table wallet.transfer enable trigger user');
    };
    await set(7_01n, 0n);
    await expect(ledger.check()).rejects.toThrow('conversion');
    await expect(set(5_99n, 6_00n)).rejects.toThrow('bonus_taken_back');
    await set(5_99n, 0n);
    await forge(7_00n, 5_99n);
    await expect(ledger.check()).rejects.toThrow('conversion');
    await forge(5_99n, 7_00n);
    await set(7_00n, 7_00n);
  });
});
