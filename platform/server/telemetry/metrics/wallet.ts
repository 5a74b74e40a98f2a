import { Counter, Histogram, type Registry } from 'prom-client';
import { toDecimal } from '@foyer/domain/money.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { countUnpaidWins } from '../../../modules/jackpot/index.ts';
import { countUnpaidPrizes } from '../../../modules/raffle/index.ts';
import type { Wallet } from '../../../modules/wallet/index.ts';
import type { AddDatabaseGauge } from './databaseGauges.ts';

export type CommandOutcome = 'accepted' | 'refused' | 'failed';
const OUTCOMES: readonly CommandOutcome[] = ['accepted', 'refused', 'failed'];
/** Commands whose series exist before the first one, so that a rate is 0 and not missing. */
const PLAY = ['bet', 'win', 'rollback'];

/** Bets and all other commands of the ledger that have a commit of their own. */
export function registerWalletMetrics(
  registers: Registry[],
  { batchCommitted, commandConcluded }: Pick<Wallet['measurements'], 'batchCommitted' | 'commandConcluded'>,
): () => void {
  const commands = new Counter({
    name: 'foyer_wallet_commands_total',
    help: 'Commands of the ledger: accepted, refused by a rule, or failed by a fault',
    labelNames: ['command', 'outcome'],
    registers,
  });
  for (const command of PLAY) for (const outcome of OUTCOMES) commands.inc({ command, outcome }, 0);
  const refusals = new Counter({
    name: 'foyer_wallet_refusals_total',
    help: 'Refused commands of the ledger, by the type of refusal and its first reason, such as the kind of limit',
    labelNames: ['command', 'rule', 'reason'],
    registers,
  });
  const duration = new Histogram({
    name: 'foyer_wallet_command_duration_seconds',
    help: 'Time from the arrival of a command to its commit or refusal',
    labelNames: ['command'],
    buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  const size = new Histogram({
    name: 'foyer_wallet_batch_size',
    help: 'Commands that shared a commit',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers,
  });
  const commit = new Histogram({
    name: 'foyer_wallet_batch_duration_seconds',
    help: 'Time to decide and commit a batch',
    buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  const stops = [
    commandConcluded.subscribe(({ recipe: command, error, seconds }) => {
      commands.inc({ command, outcome: outcomeOf(error) });
      duration.observe({ command }, seconds);
      if (isRefused(error)) refusals.inc({ command, rule: error.type, reason: error.reasons[0] ?? 'none' });
    }),
    batchCommitted.subscribe((batch) => {
      size.observe(batch.size);
      commit.observe(batch.seconds);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

const isRefused = (error: unknown): error is Refusal => error instanceof Refusal && error.status < 500;

function outcomeOf(error: unknown): CommandOutcome {
  if (error === undefined) return 'accepted';
  return isRefused(error) ? 'refused' : 'failed';
}

/** Paid wins that studios took back: many of them may mean that a key was stolen. @param studios those of today */
export function registerRollbackMetrics(
  registers: Registry[],
  winTakenBack: Wallet['measurements']['winTakenBack'],
  studios: () => readonly string[],
): () => void {
  const count = new Counter({
    name: 'foyer_wins_taken_back_total',
    help: 'Paid wins that their studio rolled back',
    labelNames: ['studio'],
    registers,
    // Each series begins at 0, so that the first rollbacks of a studio are an increase too.
    collect() {
      for (const studio of studios()) this.inc({ studio }, 0);
    },
  });
  const amounts = new Counter({
    name: 'foyer_wins_taken_back_amount_total',
    help: 'The sum of these wins, in major units of the currency',
    labelNames: ['studio', 'currency'],
    registers,
  });
  return winTakenBack.subscribe(({ studio, amount }) => {
    count.inc({ studio });
    amounts.inc({ studio, currency: amount.currency }, Number(toDecimal(amount)));
  });
}

/** MONEY-09, MONEY-10: wins and studios that wait for an operator. */
export function registerHeldWinMetrics(
  add: AddDatabaseGauge,
  wallet: Pick<Wallet, 'countHeldWins' | 'studioControl'>,
): void {
  add({
    name: 'foyer_held_wins',
    help: 'Wins that are not paid without an operator: all that were held, and those that wait for a decision',
    labelNames: ['state'],
    async read(queryable) {
      const { held, waiting } = await wallet.countHeldWins(queryable);
      return [
        [{ state: 'held' }, held],
        [{ state: 'waiting' }, waiting],
      ];
    },
  });
  add({
    name: 'foyer_studio_holds',
    help: 'Studios, by currency, whose wins are held until an operator ends the hold',
    read: async (queryable) => [[{}, (await wallet.studioControl.running(queryable)).length]],
  });
}

/** LIMIT-11: jackpot wins and raffle prizes that wait until the player's balance can hold them. */
export function registerUnpaidWinMetrics(add: AddDatabaseGauge): void {
  add({
    name: 'foyer_unpaid_wins',
    help: "Wins that wait because the player's balance cannot hold them",
    labelNames: ['feature'],
    read: async (queryable) => [
      [{ feature: 'jackpot' }, await countUnpaidWins(queryable)],
      [{ feature: 'raffle' }, await countUnpaidPrizes(queryable)],
    ],
  });
}
