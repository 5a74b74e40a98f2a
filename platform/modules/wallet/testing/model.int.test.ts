import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../../infra/refusal.ts';
import { bet, endRound, rollback, win } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from './ledger.ts';
import { emptyModel, expectStep, type Step } from './model.ts';

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

const responseOf = (settle: PromiseSettledResult<{ balance: { minor: bigint } }>): bigint | string => {
  if (settle.status === 'fulfilled') return settle.value.balance.minor;
  if (settle.reason instanceof Refusal) return settle.reason.type;
  throw settle.reason;
};

describe('the ledger matches the model', () => {
  it('in sequence, every command gets the model’s response', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const [run, player, model] = [
          ++runs,
          await ledger.addPlayer({ balance: 100_00n }),
          emptyModel(100_00n),
        ];
        for (const one of all) {
          const [settle] = await Promise.allSettled([ledger.wallet.submit(commandOf(player, run, one))]);
          expect(responseOf(settle)).toEqual(expectStep(model, one));
        }
        await ledger.check();
      }),
      { numRuns: 40 },
    );
  });

  it('in parallel in one process, commands are processed in their order', async () => {
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

  it('in two processes with mixed players, no money is lost or created', async () => {
    const second = ledger.secondNode();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(step.filter(notItself), fc.boolean(), fc.boolean())),
        async (all) => {
          const run = ++runs;
          const seats = [
            await ledger.addPlayer({ balance: 100_00n }),
            await ledger.addPlayer({ balance: 100_00n }),
          ];
          const responses = await Promise.allSettled(
            all.map(([one, isFirst, isHere]) => {
              const player = seats[isFirst ? 0 : 1] ?? seats[0];
              if (!player) throw new RangeError('no player');
              return (isHere ? ledger.wallet : second).submit(commandOf(player, run, one));
            }),
          );
          // Every command is accepted or refused; none fails with an error.
          responses.forEach(responseOf);
          await ledger.check();
        },
      ),
      { numRuns: 25 },
    );
  });
});
