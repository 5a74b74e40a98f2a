import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../infra/refusal.ts';
import { bet, endRound, rollback, win } from './index.ts';
import { openLedger, type Ledger, type TestPlayer } from './testing/ledger.ts';
import { emptyModel, expectStep, type Step } from './testing/model.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.drop());

/** Few ids and rounds, so that keys repeat in any order and with different payloads. */
const id = fc.integer({ min: 1, max: 8 }).map(String);
const round = fc.integer({ min: 1, max: 3 }).map(String);
const minor = fc.bigInt({ min: 1n, max: 60_00n });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('bet' as const), id, round, minor }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('win' as const), id, round, minor }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('rollback' as const), id, round, rollsBack: id }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('endRound' as const), id, round }) },
);
const notItself = (one: Step) => one.kind !== 'rollback' || one.rollsBack !== one.id;
const steps = fc.array(step.filter(notItself), { minLength: 1, maxLength: 25 });

let runs = 0;
/** Ids are prefixed by run, so that runs do not interfere. */
function commandOf(player: TestPlayer, run: number, one: Step) {
  const own = (name: string) => `${run}.${name}`;
  const amount = 'minor' in one ? one.minor : 1n;
  const play = player.play(own(one.id), own(one.round), amount);
  switch (one.kind) {
    case 'bet':
      return bet(play);
    case 'win':
      return win(play);
    case 'endRound':
      return endRound(play);
    case 'rollback':
      return rollback({ ...play, rollsBack: own(one.rollsBack) });
  }
}

const answerOf = (answer: PromiseSettledResult<{ balance: { minor: bigint } }>): bigint | string => {
  if (answer.status === 'fulfilled') return answer.value.balance.minor;
  if (answer.reason instanceof Refusal) return answer.reason.type;
  throw answer.reason;
};

describe('the ledger is the model', () => {
  it('one after another, every command is answered as the model answers it', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const [run, player, model] = [
          ++runs,
          await ledger.addPlayer({ balance: 100_00n }),
          emptyModel(100_00n),
        ];
        for (const one of all) {
          const [answer] = await Promise.allSettled([ledger.wallet.submit(commandOf(player, run, one))]);
          expect(answerOf(answer)).toEqual(expectStep(model, one));
        }
        await ledger.check();
      }),
      { numRuns: 40 },
    );
  });

  it('all at once in one process, they are taken in the order they came', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const [run, player, model] = [
          ++runs,
          await ledger.addPlayer({ balance: 100_00n }),
          emptyModel(100_00n),
        ];
        await Promise.allSettled(all.map((one) => ledger.wallet.submit(commandOf(player, run, one))));
        for (const one of all) expectStep(model, one);
        await ledger.check();
        const { balance } = await ledger.wallet.state(ledger.database.query, player.playerId);
        expect(balance.minor).toBeGreaterThanOrEqual(0n);
      }),
      { numRuns: 25 },
    );
  });

  it('in two processes at once, with players mixed, nothing is lost and nothing is made', async () => {
    const second = ledger.secondNode();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(step.filter(notItself), fc.boolean(), fc.boolean())),
        async (all) => {
          const run = ++runs;
          const players = [
            await ledger.addPlayer({ balance: 100_00n }),
            await ledger.addPlayer({ balance: 100_00n }),
          ];
          const answers = await Promise.allSettled(
            all.map(([one, isFirst, isHere]) => {
              const player = players[isFirst ? 0 : 1] ?? players[0];
              if (!player) throw new RangeError('no player');
              return (isHere ? ledger.wallet : second).submit(commandOf(player, run, one));
            }),
          );
          // Every command is accepted or refused; none fails with an error.
          answers.forEach(answerOf);
          await ledger.check();
        },
      ),
      { numRuns: 25 },
    );
  });
});
