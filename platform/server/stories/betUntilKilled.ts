import { money } from '@foyer/vocabulary/money.ts';
import { createWallet } from '../../modules/wallet/index.ts';
import { systemClock } from '../../plumbing/clock.ts';
import { openDatabase } from '../../plumbing/database/database.ts';
import { placeBet } from '../../flows/placeBet.ts';

/** A process to be killed: bets in the named game sessions and prints the id of each bet that was acknowledged. */
const [url = '', count = '0', ...gameSessions] = process.argv.slice(2);
const IN_FLIGHT = 32;

const database = openDatabase(url);
const wallet = createWallet({ database, clock: systemClock, wakeRelay() {}, log: console });

let next = 0;
const play = async (): Promise<void> => {
  while (next < Number(count)) {
    const number = next++;
    const transactionId = `bet-${number}`;
    const gameSession = gameSessions[number % gameSessions.length] ?? '';
    const round = `round-${number}`;
    await placeBet(wallet, {
      studio: 'sandbox',
      transactionId,
      gameSession,
      round,
      amount: money(1n, 'EUR'),
    });
    // A pipe is written before the call returns, so what the reader has not seen was not acknowledged.
    process.stdout.write(`${transactionId}\n`);
  }
};
await Promise.all(Array.from({ length: IN_FLIGHT }, play));
await database.close();
