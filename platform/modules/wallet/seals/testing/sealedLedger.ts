import { sql } from 'kysely';
import { parseKey, type NoteKey } from '@foyer/contract/wallet/seals/signedNote.ts';
import { DAY, HOUR } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { openLedger, type Ledger, type TestPlayer } from '../../testing/ledger.ts';
import { bet, deposit, win, withdrawalInitiated } from '../../index.ts';
import { ledgerKeysOf, newLedgerKey, type LedgerKeys } from '../ledgerKeys.ts';
import { createSeals, type Seals } from '../seals.ts';

/** A ledger with sealed days, and helpers for one test file. */
export interface SealedLedger extends Ledger {
  readonly seals: Seals;
  readonly keys: LedgerKeys;
  readonly publicKeys: readonly NoteKey[];
  /** The seals of another node on the same database. */
  secondSeals(): Seals;
  /** Moves the clock to one hour after the next midnight (UTC), when the day before may be sealed. */
  nextDay(): void;
  /** The current UTC day, such as `2026-11-23`. */
  today(): string;
  /** A few movements of every kind. */
  play(player: TestPlayer): Promise<void>;
  /** Runs SQL as the superuser with all triggers off, as a forger would. */
  forge(...statements: readonly string[]): Promise<void>;
}

const caller = 'foyer:test';

export async function openSealedLedger(): Promise<SealedLedger> {
  const ledger = await openLedger();
  const { database, clock, wallet } = ledger;
  const keys = ledgerKeysOf(newLedgerKey('ledger.test').privateText, []);
  const seals = createSeals({ database, clock, keys });
  let names = 0;
  const untilMidnight = () => DAY - (clock.now().getTime() % DAY);
  // Tests begin in the morning, so that hours can pass within a day.
  clock.advance(untilMidnight() + HOUR);
  return {
    ...ledger,
    seals,
    keys,
    publicKeys: await Promise.all(keys.published.map(parseKey)),
    secondSeals: () => createSeals({ database, clock, keys }),
    nextDay: () => clock.advance(untilMidnight() + HOUR),
    today: () => clock.now().toISOString().slice(0, 10),
    async play(player) {
      const { playerId } = player;
      const name = `${playerId}-${++names}`;
      const amount = (minor: bigint) => money(minor, 'EUR');
      await wallet.submit(bet(player.play(`bet ${name}`, `round ${name}`, 3_00n)));
      await wallet.submit(win(player.play(`win ${name}`, `round ${name}`, 5_00n)));
      await database.transaction(async (tx) => {
        const payment = { caller, playerId, amount: amount(1_00n) };
        await wallet.post(tx, withdrawalInitiated({ ...payment, key: `withdrawal ${name}` }));
        await wallet.post(tx, deposit({ ...payment, key: `deposit ${name}`, status: 'pending' }));
      });
    },
    async forge(...statements) {
      await database.transaction(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        for (const statement of statements) await sql.raw(statement).execute(tx);
      });
    },
  };
}
