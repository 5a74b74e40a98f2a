import type { PlayerId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import {
  bet,
  createWallet,
  deposit,
  endRound,
  rollback,
  win,
  withdrawalInitiated,
  type Posted,
  type Wallet,
} from '../../../modules/wallet/index.ts';
import { systemClock } from '../../../infra/clock.ts';
import { openDatabase } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';

/**
 * A process that plays rounds and payments until it is killed, and prints one line for each acknowledged movement. It
 * retries calls without a response under the same id.
 */
const [url = '', name = '', ...sessions] = process.argv.slice(2);
const IN_FLIGHT = 16;
const RETRY_MS = 20;

const database = openDatabase(url);
const wallet = createWallet({ database, clock: systemClock, wakeRelay() {}, log: { error() {} } });
let next = 0;

const amount = () => money(BigInt(1 + Math.floor(Math.random() * 300)), 'EUR');
const pick = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

/** Writing to a pipe completes before the call returns, so the reader sees every acknowledged movement. */
const report = (fields: readonly string[]): void => void process.stdout.write(`${fields.join(' ')}\n`);

/** @returns null if the call was refused */
async function retryUntilDone(
  caller: string,
  key: string,
  ask: () => Promise<Posted>,
): Promise<Posted | null> {
  for (;;) {
    try {
      const posted = await ask();
      report(['moved', caller, key]);
      return posted;
    } catch (error) {
      if (error instanceof Refusal) return null;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

async function playRound(gameSession: string, id: string): Promise<void> {
  const play = (what: string) => ({
    studio: 'sandbox',
    transactionId: `${id}-${what}`,
    gameSession,
    round: id,
    amount: amount(),
  });
  const ask = (command: Parameters<Wallet['submit']>[0]) =>
    retryUntilDone('sandbox', command.key, () => wallet.submit(command));
  if (!(await ask(bet(play('bet'))))) return;
  if (Math.random() < 0.4) await ask(win(play('win')));
  else if (Math.random() < 0.2) await ask(rollback({ ...play('back'), rollsBack: `${id}-bet` }));
  await ask(endRound(play('end')));
}

async function movePayment(playerId: PlayerId, id: string): Promise<void> {
  const movement = { caller: 'foyer:test', key: id, playerId, amount: amount() };
  const payment =
    Math.random() < 0.5 ? deposit({ ...movement, status: 'pending' }) : withdrawalInitiated(movement);
  const post = () => database.transaction((tx) => wallet.post(tx, payment));
  if (!(await retryUntilDone(movement.caller, id, post))) return;
  const verdict = Math.random() < 0.5 ? 'posted' : 'voided';
  const conclude = () =>
    database.transaction((tx) => wallet.conclude(tx, { caller: 'foyer:test', key: id }, verdict));
  if (await retryUntilDone(movement.caller, id, conclude)) report([verdict, movement.caller, id]);
}

const work = async (): Promise<never> => {
  for (;;) {
    const id = `${name}-${next++}`;
    const [gameSession = '', playerId = ''] = (pick(sessions) ?? '').split('/');
    await (Math.random() < 0.75 ? playRound(gameSession, id) : movePayment(playerId as PlayerId, id));
  }
};
await Promise.all(Array.from({ length: IN_FLIGHT }, work));
