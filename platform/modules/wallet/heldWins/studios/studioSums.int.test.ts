import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { bet, rollback, win } from '../../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../../testing/ledger.ts';
import { studioLedger } from '../../testing/studioLedger.ts';

let ledger: Ledger;
let studio: ReturnType<typeof studioLedger>;
beforeAll(async () => {
  ledger = await openLedger();
  studio = studioLedger(ledger);
});
afterAll(() => ledger.drop());

/** A round with the amounts that the sums must contain for it. */
interface RoundModel {
  readonly id: string;
  readonly openedHour: number;
  bets: { readonly key: string; readonly stake: bigint }[];
  /** The round's stakes at its last win, end or rollback in a later hour; null before the first of these. */
  carried: bigint | null;
  wins: bigint;
  paid: readonly { readonly key: string; readonly won: bigint }[];
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('bet' as const), round: fc.nat(2), stake: fc.integer({ min: 1, max: 500 }) }),
  fc.record({ kind: fc.constant('win' as const), round: fc.nat(2), won: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('rollback' as const), round: fc.nat(2), bet: fc.nat(3) }),
  fc.record({ kind: fc.constant('winRollback' as const), round: fc.nat(2), win: fc.nat(2) }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 50 }) }),
  fc.record({ kind: fc.constant('count' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const hourNow = (): number => Math.floor(ledger.clock.now().getTime() / HOUR);
const stakesOf = ({ bets }: RoundModel): bigint => bets.reduce((sum, { stake }) => sum + stake, 0n);
const settle = (round: RoundModel): void => {
  if (hourNow() > round.openedHour) round.carried = stakesOf(round);
};

async function take(player: TestPlayer, rounds: Map<number, RoundModel>, next: Step): Promise<void> {
  if (next.kind === 'wait') return ledger.clock.advance(next.minutes * MINUTE);
  if (next.kind === 'count') return void (await studio.check());
  const round = rounds.get(next.round);
  if (next.kind === 'bet') {
    const { id, ...opened } = round ?? {
      id: randomUUID(),
      openedHour: hourNow(),
      bets: [],
      carried: null,
      wins: 0n,
      paid: [],
    };
    const [key, stake] = [randomUUID(), BigInt(next.stake)];
    await ledger.wallet.submit(bet(player.play(key, id, stake)));
    rounds.set(next.round, { id, ...opened, bets: [...opened.bets, { key, stake }] });
  } else if (next.kind === 'win' && round && round.bets.length > 0) {
    const [key, won] = [randomUUID(), BigInt(next.won)];
    const { held } = await ledger.wallet.submit(win(player.play(key, round.id, won)));
    if (held) return;
    round.wins += won;
    round.paid = [...round.paid, { key, won }];
    settle(round);
  } else if (next.kind === 'winRollback' && round?.paid[next.win]) {
    const back = round.paid[next.win]!;
    await ledger.wallet.submit(rollback({ ...player.play(randomUUID(), round.id), rollsBack: back.key }));
    round.wins -= back.won;
    round.paid = round.paid.filter((one) => one !== back);
  } else if (next.kind === 'rollback' && round?.bets[next.bet]) {
    const back = round.bets[next.bet];
    await ledger.wallet.submit(
      rollback({ ...player.play(randomUUID(), round.id), rollsBack: back?.key ?? '' }),
    );
    round.bets = round.bets.filter((one) => one !== back);
    settle(round);
  }
}

it('MONEY-10 for random rounds, counted at random times, the sums are those of the rounds as they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await studio.begin();
      const player = await studio.addPlayer();
      // The first movement of the studio begins the count, so that all rounds are in it.
      await studio.playRound(player, { stake: 1n, won: 0n });
      const rounds = new Map<number, RoundModel>();
      for (const next of steps) await take(player, rounds, next);
      await studio.check();

      const models = [...rounds.values()];
      const square = (value: bigint) => value * value;
      const sum = (valueOf: (round: RoundModel) => bigint) =>
        models.reduce((total, round) => total + valueOf(round), 0n);
      const { rows } = await sql`
        select coalesce(sum(stakes) filter (where opened = hour), 0)::bigint as stakes,
               coalesce(sum(squares) filter (where opened = hour), 0)::bigint as squares,
               coalesce(sum(stakes) filter (where opened < hour), 0)::bigint as carried,
               coalesce(sum(squares) filter (where opened < hour), 0)::bigint as "carriedSquares",
               sum(wins)::bigint as wins, 
               -- A later hour has only what changed since the hour before, which can be negative.
               bool_and(squares >= 0) filter (where opened = hour) as "isPositive"
        from wallet.studio_result`.execute(ledger.database.query);
      expect(rows).toEqual([
        {
          stakes: sum(stakesOf) + 1n,
          squares: sum((round) => square(stakesOf(round))) + 1n,
          carried: sum(({ carried }) => carried ?? 0n),
          carriedSquares: sum(({ carried }) => square(carried ?? 0n)),
          wins: sum(({ wins }) => wins),
          isPositive: true,
        },
      ]);
    }),
    { numRuns: 40 },
  );
  await ledger.check();
});
