import fc from 'fast-check';
import { DAY } from '@foyer/domain/duration.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { money } from '@foyer/domain/money.ts';
import { Refusal } from '../../../infra/refusal.ts';
import {
  bet,
  chargeback,
  deposit,
  endRound,
  jackpotWin,
  rollback,
  win,
  withdrawalInitiated,
  withdrawalRolledBack,
  type Posted,
  type Wallet,
} from '../index.ts';
import { SOME_TERMS, type Ledger, type TestPlayer } from './ledger.ts';
import type { StepResult, LedgerStep } from './ledgerModel.ts';

/** Few ids and rounds, so that keys repeat in any order and with different payloads. */
const number = fc.integer({ min: 1, max: 8 });
const of = number.map(String);
/** Usually prefixed by the kind; sometimes without a prefix, so that kinds collide. */
const idOf = (kind: string) =>
  fc.tuple(number, fc.constantFrom(kind, kind, kind, '')).map(([n, prefix]) => `${prefix}${n}`);
const id = of;
const round = fc.constantFrom('0', '1', '2');
/** Usually the round of the bet with this id. */
const roundOf = (bet: string) =>
  fc.constantFrom(...Array.from({ length: 5 }, () => `${Number(bet) % 3}`), '0', '1');
const minor = fc.bigInt({ min: 1n, max: 40_00n });
const terms = fc.record({
  required: fc.bigInt({ min: 1n, max: 60_00n }),
  maxBet: fc.option(fc.bigInt({ min: 10_00n, max: 40_00n })),
  maxPayout: fc.option(fc.bigInt({ min: 0n, max: 30_00n })),
  isForADay: fc.boolean(),
});
const is = <Kind extends string>(kind: Kind) => fc.constant(kind);
const isLost = fc.constantFrom(false, false, false, true);

const step: fc.Arbitrary<LedgerStep> = fc.oneof(
  {
    weight: 14,
    arbitrary: id.chain((name) =>
      fc.record({
        kind: is('bet'),
        id: fc.constant(name),
        round: roundOf(name),
        minor,
        share: fc.constantFrom(0n, 0n, 10n),
        isLost,
      }),
    ),
  },
  { weight: 5, arbitrary: fc.record({ kind: is('win'), id: idOf('win'), round, minor }) },
  { weight: 3, arbitrary: fc.record({ kind: is('rollback'), id: idOf('back'), round, of: idOf('win') }) },
  {
    weight: 4,
    arbitrary: of.chain((name) =>
      fc.record({ kind: is('rollback'), id: idOf('back'), round: roundOf(name), of: fc.constant(name) }),
    ),
  },
  { weight: 1, arbitrary: fc.record({ kind: is('endRound'), id: idOf('end'), round }) },
  { weight: 3, arbitrary: fc.record({ kind: is('deposit'), id, minor, isPending: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: is('withdraw'), id, minor }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: is('conclude'), of, verdict: fc.constantFrom('posted', 'voided') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: is('sendBack'), id: idOf('sent'), of }) },
  { weight: 2, arbitrary: fc.record({ kind: is('chargeBack'), id: idOf('charged'), of }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: is('correct'), id, minor: fc.bigInt({ min: -20_00n, max: 20_00n }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: is('jackpotWin'), id, minor }) },
  { weight: 5, arbitrary: fc.record({ kind: is('grant'), id, minor, terms }) },
  { weight: 2, arbitrary: fc.record({ kind: is('forfeit'), of }) },
  { weight: 1, arbitrary: fc.record({ kind: is('dayPasses') }) },
  { weight: 1, arbitrary: fc.record({ kind: is('expire') }) },
);
const hasSense = (one: LedgerStep): boolean =>
  !('id' in one && 'of' in one && one.id === one.of) && !(one.kind === 'correct' && one.minor === 0n);

export const ledgerSteps = (maxLength: number) =>
  fc.array(step.filter(hasSense), { minLength: maxLength / 2, maxLength, size: 'max' });

const roundOfNumber = (n: number) => `${n % 3}`;
const bonusTerms = fc.record({
  required: fc.bigInt({ min: 1n, max: 12_00n }),
  maxBet: fc.constant(null),
  maxPayout: fc.option(fc.bigInt({ min: 0n, max: 20_00n })),
  isForADay: fc.constantFrom(true, true, false),
});
const bonusGrant = fc.record({
  kind: is('grant'),
  id: fc.integer({ min: 1, max: 5 }).map(String),
  minor: fc.bigInt({ min: 5_00n, max: 30_00n }),
  terms: bonusTerms,
});
const small = (max: bigint) => fc.bigInt({ min: 1n, max });
const rollbackOf = (kind: 'win' | '', most: number) =>
  fc.tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: 40 })).map(([n, back]) => ({
    kind: 'rollback' as const,
    id: `back${back}`,
    round: roundOfNumber(n),
    of: `${kind}${n}`,
  }));
const bonusStep: fc.Arbitrary<LedgerStep> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(fc.integer({ min: 1, max: 25 }), small(4_00n), isLost).map(([n, stake, lost]) => ({
      kind: 'bet' as const,
      id: `${n}`,
      round: roundOfNumber(n),
      minor: stake,
      share: 0n,
      isLost: lost,
    })),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(fc.integer({ min: 1, max: 9 }), small(15_00n)).map(([n, amount]) => ({
      kind: 'win' as const,
      id: `win${n}`,
      round: roundOfNumber(n),
      minor: amount,
    })),
  },
  { weight: 6, arbitrary: rollbackOf('win', 9) },
  { weight: 2, arbitrary: rollbackOf('', 25) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: is('forfeit'), of: fc.integer({ min: 1, max: 5 }).map(String) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: is('dayPasses') }) },
  { weight: 1, arbitrary: fc.record({ kind: is('expire') }) },
  { weight: 2, arbitrary: bonusGrant },
);
const lostBets = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }).map((numbers) =>
  numbers.map((n) => ({
    kind: 'bet' as const,
    id: `lost${n}`,
    round: roundOfNumber(n),
    minor: 3_00n,
    share: 0n,
    isLost: true,
  })),
);
const BONUSES = [1, 2, 3, 4, 5];
/** A round with two wins, which are rolled back after further bets. */
const roundTakenBack = fc
  .record({ n: fc.integer({ min: 1, max: 12 }), bets: lostBets, one: small(15_00n), two: small(15_00n) })
  .map(({ n, bets, one, two }): readonly LedgerStep[] => {
    const play = { round: `both${n}`, minor: 1_00n, share: 0n };
    const back = (win: string) =>
      ({ kind: 'rollback', id: `back ${win}`, round: play.round, of: win }) as const;
    return [
      { kind: 'bet', id: `both${n}`, ...play },
      { kind: 'win', id: `one${n}`, round: play.round, minor: one },
      { kind: 'win', id: `two${n}`, round: play.round, minor: two },
      ...bets,
      { kind: 'bet', id: `last${n}`, ...play },
      back(`one${n}`),
      back(`two${n}`),
    ];
  });
/** Bets whose responses are lost, after which the bonus expires or is forfeited; or a round whose wins are rolled back. */
const stepsTogether: fc.Arbitrary<readonly LedgerStep[]> = fc.oneof(
  lostBets.map((bets) => [...bets, { kind: 'dayPasses' as const }]),
  lostBets.map((bets) => [...bets, ...BONUSES.map((n) => ({ kind: 'forfeit' as const, of: `${n}` }))]),
  roundTakenBack,
);
/** Steps of a player who has only a bonus: bets and wins of bonus money, its ends, and rollbacks before and after them. */
export const bonusSteps = (maxLength: number) =>
  fc
    .tuple(
      bonusGrant,
      fc.array(
        fc.oneof(
          { weight: 12, arbitrary: bonusStep.map((one) => [one]) },
          { weight: 2, arbitrary: stepsTogether },
        ),
        { minLength: maxLength / 2, maxLength, size: 'max' },
      ),
    )
    .map(([first, rest]) => [first, ...rest.flat()]);

export interface Doing {
  readonly ledger: Ledger;
  readonly wallet: Wallet;
  readonly player: TestPlayer;
  /** Prefix for ids, so that runs do not interfere. */
  readonly run: string;
  /** The player's currency. */
  readonly currency: Currency;
}

/** Performs the step on the real ledger. @throws any error other than a refusal */
export async function doStep(doing: Doing, one: LedgerStep): Promise<StepResult> {
  try {
    const posted = await ask(doing, one);
    if (posted) return [posted.balance.minor, posted.bonusBalance.minor];
    const { balance, bonusBalance } = await doing.wallet.state(
      doing.ledger.database.query,
      doing.player.playerId,
    );
    return [balance.minor, bonusBalance.minor];
  } catch (error) {
    if (error instanceof Refusal) return error.type;
    throw error;
  }
}

/** The posted result, or null for steps without one. */
async function ask(doing: Doing, one: LedgerStep): Promise<Posted | null> {
  const { ledger, wallet, player, currency } = doing;
  const { playerId } = player;
  switch (one.kind) {
    case 'bet':
      await give(doing, one.share);
      return one.isLost
        ? ledger.database.transaction((tx) => wallet.post(tx, playOf(doing, one)))
        : wallet.submit(playOf(doing, one));
    case 'win':
    case 'rollback':
    case 'endRound':
      return wallet.submit(playOf(doing, one));
    case 'deposit':
    case 'withdraw':
    case 'sendBack':
    case 'chargeBack':
    case 'jackpotWin':
      return ledger.database.transaction((tx) => wallet.post(tx, paymentOf(doing, one)));
    case 'conclude':
      return ledger.database.transaction((tx) =>
        wallet.conclude(tx, { caller: 'foyer:test', key: `${doing.run}.${one.of}` }, one.verdict),
      );
    case 'correct':
      return ledger.database.transaction((tx) =>
        wallet.correct(tx, {
          key: `${doing.run}.${one.id}`,
          playerId,
          amount: money(one.minor, currency),
          reason: 'a test',
          operator: 'mira',
        }),
      );
    case 'grant':
      return grant(doing, one);
    case 'forfeit':
      return wallet.forfeitBonus({ playerId, bonusId: `${doing.run}.${one.of}` });
    case 'dayPasses':
      ledger.clock.advance(DAY);
      return null;
    case 'expire':
      await wallet.expireBonuses();
      return null;
  }
}

/** Sets the jackpot contribution of the next stakes. */
const give = ({ ledger, wallet, player, currency }: Doing, share: bigint): Promise<void> =>
  ledger.database.transaction((tx) =>
    wallet.setContribution(tx, {
      playerId: player.playerId,
      pot: 'mega',
      amount: share > 0n ? money(share, currency) : null,
    }),
  );

function playOf({ player, run }: Doing, one: LedgerStep & { kind: 'bet' | 'win' | 'rollback' | 'endRound' }) {
  const own = (name: string) => `${run}.${name}`;
  const play = player.play(own(one.id), own(one.round), 'minor' in one ? one.minor : 1n);
  switch (one.kind) {
    case 'bet':
      return bet(play);
    case 'win':
      return win(play);
    case 'rollback':
      return rollback({ ...play, rollsBack: own(one.of) });
    case 'endRound':
      return endRound(play);
  }
}

function paymentOf(
  { player: { playerId }, run, currency }: Doing,
  one: LedgerStep & { kind: 'deposit' | 'withdraw' | 'sendBack' | 'chargeBack' | 'jackpotWin' },
) {
  const amount = money('minor' in one ? one.minor : 0n, currency);
  const named = { caller: 'foyer:test', key: `${run}.${one.id}`, playerId };
  switch (one.kind) {
    case 'deposit':
      return deposit({ ...named, amount, status: one.isPending ? 'pending' : 'posted' });
    case 'withdraw':
      return withdrawalInitiated({ ...named, amount });
    case 'sendBack':
      return withdrawalRolledBack({ ...named, undoes: `${run}.${one.of}` });
    case 'chargeBack':
      return chargeback({ ...named, undoes: `${run}.${one.of}` });
    case 'jackpotWin':
      return jackpotWin({ winId: named.key, playerId, pot: 'mega', amount });
  }
}

/** A repeated grant must have the same payload, so its expiry is remembered: one day after the first grant. */
async function grant(
  { ledger, wallet, player, run, currency }: Doing,
  { id: name, minor: contributions, terms: request }: GrantStep,
) {
  const bound = (amount: bigint | null) => (amount === null ? null : money(amount, currency));
  const bonusId = `${run}.${name}`;
  const known = ends.get(bonusId);
  const expiresAt = known ?? new Date(ledger.clock.now().getTime() + DAY);
  const posted = await ledger.database.transaction((tx) =>
    wallet.grantBonus(tx, {
      ...SOME_TERMS,
      bonusId,
      playerId: player.playerId,
      amount: money(contributions, currency),
      wageringRequired: money(request.required, currency),
      maxBet: bound(request.maxBet),
      maxPayout: bound(request.maxPayout),
      expiresAt: request.isForADay ? expiresAt : null,
    }),
  );
  ends.set(bonusId, expiresAt);
  return posted;
}

type GrantStep = LedgerStep & { kind: 'grant' };
const ends = new Map<string, Date>();
