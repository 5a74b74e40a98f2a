import { SECOND } from '@foyer/domain/duration.ts';
import { JOBS, type CommandKind, type MoneyCommand } from './moneyCommands.ts';
import type { FaultNode } from './node.ts';
import type { FaultPlayer } from './players.ts';
import { seededRandom, type Random } from './random.ts';

/** What the scenarios of one lane share; the clock is shared by all lanes. */
export interface LaneContext {
  readonly name: string;
  readonly seed: number;
  readonly players: readonly FaultPlayer[];
  readonly clock: { offsetMs: number };
  readonly perform: FaultNode['perform'];
}

type Fields = Partial<Omit<MoneyCommand, 'kind'>>;

const ARTICLES = [
  ['dinner', '2400'],
  ['weekend', '5800'],
  ['pocketful', '1500'],
] as const;
const FREE_BETS = 3;
const FREE_STAKE = '0.20';
/** After this the entry list of an ended drop is closed, and after twice this time it is drawn. */
const DROP_STEP_MS = 15 * SECOND;

/** Performs scenarios of random players until `isOver`. */
export async function runLane(context: LaneContext, isOver: () => boolean): Promise<void> {
  const { seed, players, name } = context;
  for (let number = 0; !isOver(); number++) {
    // Each scenario has its own random numbers, so that a refused command does not change the scenarios after it.
    const random = seededRandom(Math.imul(seed, 0x9e3779b1) + number);
    const player = players[random(players.length)];
    if (!player) throw new Error('a run needs players');
    let steps = 0;
    /** @returns the response, or null if the command was refused */
    const step = async (kind: CommandKind, fields: Fields = {}): Promise<string | null> => {
      const key = `${name}-${number}-${++steps}-${kind}`;
      const command = {
        ...player,
        kind,
        key,
        amount: '1.00',
        subject: '',
        clockOffsetMs: context.clock.offsetMs,
      };
      const { outcome, text } = await context.perform({ ...command, ...fields });
      if (outcome === 'failed') throw new Error(`${kind} ${key} still fails: ${text}`);
      return outcome === 'done' ? text : null;
    };
    await pick(random)({ ...context, random, step, round: `${name}-${number}` });
  }
}

interface Scenario extends LaneContext {
  readonly random: Random;
  readonly round: string;
  step(kind: CommandKind, fields?: Fields): Promise<string | null>;
}

const amount = (random: Random): string => (random(300) / 100 + 0.2).toFixed(2);

async function playRound({ step, random, round, name }: Scenario, freeRounds?: string, spin = 0) {
  const subject = `${round}-${spin}`;
  const bet = `${name}-bet-${subject}`;
  const stake = freeRounds === undefined ? amount(random) : FREE_STAKE;
  const free = freeRounds === undefined ? {} : { other: freeRounds };
  if ((await step('bet', { key: bet, subject, amount: stake, ...free })) === null) return;
  const result = random(10);
  if (result < 4) await step('win', { subject, amount: amount(random) });
  else if (result < 6) await step('rollback', { subject, amount: stake, other: bet });
  await step('endRound', { subject });
}

async function deposit({ step, random }: Scenario): Promise<void> {
  const paid = `${20 + random(60)}.00`;
  const subject = await step('deposit', { amount: paid });
  if (subject !== null) await step('depositPaid', { subject, amount: paid });
}

async function withdraw({ step, random }: Scenario): Promise<void> {
  const paid = `${20 + random(20)}.00`;
  const subject = await step('withdrawal', { amount: paid });
  if (subject === null) return;
  // The provider knows the payout only after it was ordered, which another lane's job may be doing now.
  await step('processPayments');
  await step(random(4) === 0 ? 'withdrawalRefused' : 'withdrawalPaid', { subject, amount: paid });
}

async function claimMoney({ step }: Scenario): Promise<void> {
  const subject = await step('moneyReward');
  if (subject !== null) await step('claim', { subject });
}

async function playFreeRounds(scenario: Scenario): Promise<void> {
  const subject = await scenario.step('freeRounds');
  if (subject === null || (await scenario.step('claim', { subject })) === null) return;
  for (let spin = 1; spin <= FREE_BETS; spin++) await playRound(scenario, subject, spin);
}

async function buy({ step, random }: Scenario): Promise<void> {
  const [article, price] = ARTICLES[random(ARTICLES.length)] ?? ARTICLES[0];
  const subject = await step('purchase', { subject: article, amount: price });
  if (subject !== null) await step('claimPurchase', { subject });
}

const runJob = ({ step, random }: Scenario) => step(JOBS[random(JOBS.length - 1)] ?? 'drawJackpots');

async function endDrop({ step, clock }: Scenario): Promise<void> {
  await step('drawRaffles');
  await step('endDrop');
  for (let time = 0; time < 2; time++) {
    clock.offsetMs += DROP_STEP_MS;
    await step('drawRaffles');
  }
}

/** Each scenario with its share of a hundred. */
const SCENARIOS: readonly (readonly [number, (scenario: Scenario) => Promise<unknown>])[] = [
  [40, (scenario) => playRound(scenario)],
  [12, deposit],
  [10, withdraw],
  [8, claimMoney],
  [5, playFreeRounds],
  [8, buy],
  [14, runJob],
  [3, endDrop],
];

function pick(random: Random): (scenario: Scenario) => Promise<unknown> {
  let rest = random(100);
  for (const [share, scenario] of SCENARIOS) if ((rest -= share) < 0) return scenario;
  throw new Error('the shares are less than a hundred');
}
