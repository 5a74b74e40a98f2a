import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECOND } from '@foyer/domain/duration.ts';
import { startRaffleLedgerHarness, type RaffleLedgerHarness } from './harness.ts';

let harness: RaffleLedgerHarness;
/** A drawn drop, one with a closed list, the running one, and the next one. */
let [drawn, closed, runs, upcoming] = ['', '', '', ''];
beforeAll(async () => {
  harness = await startRaffleLedgerHarness(new Date('2026-11-18T12:15:00Z'));
  const players = await Promise.all([1, 2, 3, 4].map(() => harness.addPlayer()));
  for (const { stake } of players) await stake('10.00');
  drawn = await harness.finish('hourly');
  for (const { stake } of players) await stake('10.00');
  closed = await harness.close('hourly');
  runs = (await harness.running('hourly')).id;
  const [coming] = await harness.raffle.drops(harness.site.brand, 'hourly', { first: 1, before: null }, null);
  upcoming = coming!.id;
});
afterAll(() => harness.drop());

const run = (statement: RawBuilder<unknown>) => statement.execute(harness.database.query);
const REFUSED = 'is not altered';

describe('FAIR-08 a published drop', () => {
  it.each(['drop', 'line', 'list', 'drawn', 'winner'])(
    'in raffle.%s cannot be updated, deleted or truncated',
    async (table) => {
      const [name, column] = [sql.table(`raffle.${table}`), table === 'drop' ? 'id' : 'drop'];
      const before = await run(sql`select * from ${name} order by 1`);
      expect(before.rows.length).toBeGreaterThan(0);
      await expect(run(sql`update ${name} set ${sql.ref(column)} = 'another'`)).rejects.toThrow(REFUSED);
      await expect(run(sql`delete from ${name}`)).rejects.toThrow(REFUSED);
      await expect(run(sql`truncate ${name} cascade`)).rejects.toThrow(REFUSED);
      expect(await run(sql`select * from ${name} order by 1`)).toEqual(before);
    },
  );

  it.each(['seed', 'commitment', 'terms', 'ends_at', 'starts_at', 'written_at'])(
    'that has not begun cannot change its %s',
    async (column) => {
      await expect(
        run(sql`update raffle.drop set ${sql.ref(column)} = (select ${sql.ref(column)} from raffle.drop
                where id = ${drawn}) where id = ${upcoming}`),
      ).rejects.toThrow(REFUSED);
    },
  );

  it('must be created before it begins', async () => {
    const late = sql`insert into raffle.drop (id, brand, type, number, starts_at, ends_at, commitment, seed, terms,
        written_at)
      select 'late', brand, type, 1000, starts_at, ends_at, commitment, seed, terms, starts_at + interval '1 ms'
      from raffle.drop where id = ${upcoming}`;
    await expect(run(late)).rejects.toThrow('check constraint');
  });

  it('accepts no entries after its list is closed', async () => {
    const more = (
      drop: string,
    ) => sql`insert into raffle.line (drop, number, handle, tickets, player_id, currency)
      values (${drop}, 1000, '0123456789abcdef', 1000, 'a-friend-of-the-house', 'EUR')`;
    await expect(run(more(closed))).rejects.toThrow('the list of this drop is closed');
    await expect(run(more(drawn))).rejects.toThrow('the list of this drop is closed');
  });

  it('closes its list only after its end, and publishes its seed only afterwards', async () => {
    const now = harness.clock.now();
    const close = sql`insert into raffle.list (drop, entrants, tickets, hash, closed_at)
      values (${runs}, 0, 0, '', ${now})`;
    await expect(run(close)).rejects.toThrow('closed when its drop is over');
    const tell = (drop: string, at: Date) =>
      sql`insert into raffle.drawn (drop, drawn_at) values (${drop}, ${at})`;
    await expect(run(tell(runs, now))).rejects.toThrow('after the list of its entries');
    // The seed is not published at the moment when the list closes either.
    await expect(run(tell(closed, now))).rejects.toThrow('after the list of its entries');
    await expect(run(tell(closed, new Date(now.getTime() - SECOND)))).rejects.toThrow('after the list');
  });

  it('pays prizes only to winners of its draw, each once', async () => {
    const win = (drop: string, prize: number, player: string) => sql`
      insert into raffle.winner (brand, drop, prize, player_id, handle, ticket, euro_cents, paid, currency)
      values ('northlight', ${drop}, ${prize}, ${player}, '0123456789abcdef', 1, 100, 100, 'EUR')`;
    await expect(run(win(closed, 1, 'a-friend'))).rejects.toThrow('foreign key');
    await expect(run(win(drawn, 1, 'a-friend'))).rejects.toThrow('duplicate key');
  });

  it('is returned as it was published, with all fields', async () => {
    const { rows } = await sql<{
      commitment: string;
    }>`select commitment from raffle.drop where id = ${upcoming}`.execute(harness.database.query);
    const listed = await harness.raffle.drops(harness.site.brand, 'hourly', { first: 9, before: null }, null);
    expect(listed.find(({ id }) => id === upcoming)?.commitment).toBe(rows[0]?.commitment);
    expect(listed.map(({ seed }) => seed !== null)).toEqual([false, false, false, true]);
  });
});

describe('a staged drop', () => {
  const end = (drop: string, at: Date, [operator, reason] = ['a tester', 'to see it']) =>
    run(sql`insert into raffle.staged_end (drop, ended_at, operator, reason)
            values (${drop}, ${at}, ${operator}, ${reason})`);

  it('runs, and permanently records who ended it and why', async () => {
    const now = harness.clock.now();
    await expect(end(drawn, now)).rejects.toThrow('only a drop that runs');
    await expect(end(upcoming, now)).rejects.toThrow('only a drop that runs');
    await expect(end(runs, now, ['', 'to see it'])).rejects.toThrow('check constraint');
    await expect(end(runs, now, ['a tester', ''])).rejects.toThrow('check constraint');
    await end(runs, now);
    await expect(end(runs, now)).rejects.toThrow();
    await expect(run(sql`delete from raffle.staged_end`)).rejects.toThrow(REFUSED);
  });
});

/** The audit's findings after a manipulation by a database administrator, which is rolled back. */
const auditAfter = (...doings: readonly RawBuilder<unknown>[]) =>
  harness.database
    .transaction(async (tx) => {
      for (const table of ['drop', 'line', 'list', 'winner'])
        await sql`alter table ${sql.table(`raffle.${table}`)} disable trigger user`.execute(tx);
      for (const doing of doings) await doing.execute(tx);
      await harness.checkIn(tx);
    })
    .catch((error: unknown) => String(error));

describe('the audit of prizes', () => {
  it('finds none if each prize was paid once in full', () => harness.check());

  it.each([
    [
      'never paid',
      sql`insert into raffle.winner (brand, drop, prize, player_id, handle, ticket, euro_cents, paid, currency)
        select brand, drop, 99, 'nobody', handle, ticket, 1, 1, 'EUR' from raffle.winner limit 1`,
      'announced and not paid',
    ],
    [
      'of more than was paid',
      sql`update raffle.winner set paid = paid + 1 where prize = 1`,
      'announced otherwise',
    ],
    [
      "of another's",
      sql`update raffle.winner set player_id = 'a-friend' where prize = 1`,
      'announced otherwise',
    ],
    [
      'of another currency',
      sql`update raffle.winner set currency = 'USD' where prize = 1`,
      'announced otherwise',
    ],
    ['forgotten', sql`delete from raffle.winner where prize = 1`, 'which nobody won'],
  ] as const)('finds a prize that is %s', async (_what, text, found) => {
    expect(await auditAfter(text)).toContain(found);
  });
});

describe('the audit of drops', () => {
  /** Publishes the hash of the list in the table, as the platform does. */
  const publish = (drop: string) => sql`
    update raffle.list l set entrants = now.entrants, tickets = now.tickets, hash = now.hash
    from (select count(*) as entrants, sum(tickets) as tickets,
                 encode(sha256(convert_to(string_agg(handle || ' ' || tickets, E'\n' order by number), 'UTF8')), 'hex')
                   as hash
          from raffle.line where drop = ${drop}) now
    where l.drop = ${drop}`;
  const withFriend = (drop: string) => sql`
    insert into raffle.line (drop, number, handle, tickets, player_id, currency)
    values (${drop}, 1000, 'ffffffffffffffff', 40, 'a-friend-of-the-house', 'EUR')`;
  const more = (drop: string) => sql`update raffle.line set tickets = 12 where drop = ${drop} and number = 2`;
  const gone = (drop: string) => sql`delete from raffle.line where drop = ${drop} and number = 2`;

  it.each([
    ['has a line more', withFriend, 'another list than its hash was published of'],
    ['gives somebody more tickets', more, 'another number of tickets than was published: 40, computed 42'],
    ['has a line less', gone, 'another number of lines than was published: 4, computed 3'],
  ] as const)('finds a drop whose list %s', async (_what, tamper, found) => {
    expect(await auditAfter(tamper(closed))).toContain(`the drop ${closed} has ${found}`);
    expect(await auditAfter(tamper(drawn))).toContain(`the drop ${drawn} has ${found}`);
  });

  it.each([
    ['somebody who staked nothing', withFriend, 'a-friend-of-the-house is listed with 40 tickets'],
    ['more tickets than were staked for', more, 'is listed with 12 tickets and has staked for 10'],
    ['one less than staked', gone, 'is listed with 0 tickets and has staked for 10'],
  ] as const)('finds a drop whose list was published with %s', async (_what, tamper, found) => {
    const findings = await auditAfter(tamper(closed), publish(closed));
    expect(findings).toContain(`the drop ${closed} has a list of what was not staked, of 1 players: `);
    expect(findings).toContain(found);
    expect(findings).not.toContain('than was published');
    expect(findings).not.toContain(drawn);
  });

  it('finds a drop with stakes that are wrongly recorded as late', async () => {
    const late = sql`insert into raffle.left_out (drop, player_id, currency, wagered)
      select drop, player_id, currency, 500 from raffle.line where drop = ${closed} and number = 1`;
    expect(await auditAfter(late)).toContain(`the drop ${closed} has a list of what was not staked`);
  });

  it.each([
    ['seed', sql`update raffle.drop set seed = repeat('0', 64)`, 'another seed than its hash'],
    ['ticket', sql`update raffle.winner set ticket = ticket % 40 + 1 where prize = 1`, 'won otherwise'],
    [
      'prize',
      sql`update raffle.winner set euro_cents = 1 where prize = 2`,
      'other prizes than were promised',
    ],
    [
      'winner',
      sql`update raffle.winner set player_id = 'a-friend' where prize = 1`,
      'was won by another than',
    ],
    ['winners', sql`delete from raffle.winner where prize = 3`, 'won otherwise'],
  ] as const)('finds a drop with another %s', async (_what, tamper, found) => {
    const findings = await auditAfter(tamper);
    expect(findings).toContain(`the drop ${drawn} `);
    expect(findings).toContain(found);
  });
});
