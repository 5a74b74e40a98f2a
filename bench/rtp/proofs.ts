import { returnOfBlackjack } from '../../sandbox/studios/maths/blackjack/expectation.ts';
import { loadRules, RULE_SETS, type RuleSet } from '../../sandbox/studios/maths/blackjack/model.ts';
import { playBlackjack } from '../../sandbox/studios/maths/blackjack/strategy.ts';
import { playRound } from '../../sandbox/studios/maths/bonus/bonus.ts';
import { loadAvalanche } from '../../sandbox/studios/maths/cascade/avalanche.ts';
import { playCascade } from '../../sandbox/studios/maths/cascade/cascade.ts';
import { endOf, returnOfTarget } from '../../sandbox/studios/maths/crash/flight.ts';
import { loadBalloon } from '../../sandbox/studios/maths/crash/model.ts';
import { COINS_IN_STAKE } from '../../sandbox/studios/maths/coins.ts';
import {
  drawField,
  returnedAt,
  returnOfStall,
  stallsOf,
} from '../../sandbox/studios/maths/fortune/fortune.ts';
import { loadFortune } from '../../sandbox/studios/maths/fortune/model.ts';
import { highestWin } from '../../sandbox/studios/maths/returns/highestWin.ts';
import type { SlotModel } from '../../sandbox/studios/maths/model.ts';
import { loadModels } from '../../sandbox/studios/maths/models.ts';
import { returnToPlayer } from '../../sandbox/studios/maths/returns/returnToPlayer.ts';
import { loadWheel } from '../../sandbox/studios/maths/roulette/model.ts';
import { drawNumber, returned, returnOfSpot } from '../../sandbox/studios/maths/roulette/roulette.ts';
import { spotsOf } from '../../sandbox/studios/maths/roulette/spots.ts';
import type { Random } from '../../sandbox/studios/maths/window.ts';

/** How the return of a game is checked: by its calculation, if it has one, and by playing. */
export interface Proof {
  readonly name: string;
  /** The calculated return, or the one that its model states if it cannot be calculated: 0.962 for 96.2 %. */
  readonly stated: number;
  /** Highest win, in stakes. */
  readonly highest: number;
  /** Plays one round and returns the win, in stakes. */
  readonly play: (random: Random) => () => number;
}

const proofOfSlot = (model: SlotModel): Proof => ({
  name: model.id,
  stated: returnToPlayer(model),
  highest: (model.bonus?.most ?? highestWin(model)) / COINS_IN_STAKE,
  play: (random) => playRound(model, random),
});

/** The return of a cascade cannot be calculated, so the one that its model states is checked by playing. */
function proofOfCascade(): Proof {
  const slot = loadAvalanche();
  return {
    name: slot.model.id,
    stated: slot.returns,
    highest: slot.cascade.most / COINS_IN_STAKE,
    play: (random) => playCascade(slot, random),
  };
}

/** All spots have the same return, so all combinations of chips have it. It is played with one chip on each spot. */
function proofOfRoulette(): Proof {
  const model = loadWheel();
  const spots = [...spotsOf(model).values()];
  const returns = spots.map((spot) => returnOfSpot(model, spot));
  const each = (number: number): number =>
    spots.reduce((sum, spot) => sum + returned(model, spot, number), 0) / spots.length;
  const byNumber = new Map(model.wheel.map((number) => [number, each(number)]));
  return {
    name: model.id,
    stated: Math.min(...returns),
    highest: Math.max(...Object.values(model.pays)) + 1,
    play: (random) => () => byNumber.get(drawNumber(model, random)) ?? NaN,
  };
}

/**
 * Calculated over every hand, played by basic strategy. A win is counted in first bets, minus the additional
 * stakes: two doubled hands that win pay four bets plus the first bet.
 */
function proofOfBlackjack(id: RuleSet): Proof {
  const model = loadRules(id);
  const { splits, doubleAfterSplit } = model;
  return {
    name: id,
    stated: returnOfBlackjack(model),
    highest: 1 + Math.max(2, (1 + splits) * (doubleAfterSplit ? 2 : 1)),
    play: (random) => playBlackjack(model, random),
  };
}

/** The return is calculated for every multiplier over all draws, and played with a cash-out at twice the stake. */
function proofOfCrash(): Proof {
  const model = loadBalloon();
  const target = 200;
  const half = 2 ** 26;
  return {
    name: model.id,
    stated: returnOfTarget(model, target),
    highest: model.most / 100,
    play: (random) => () => {
      const draw = BigInt(random(half)) * BigInt(half) + BigInt(random(half));
      return endOf(model, draw) >= target ? target / 100 : 0;
    },
  };
}

/** All bets have the same return, calculated over all fields. It is played with one of each bet. */
function proofOfFortune(): Proof {
  const model = loadFortune();
  const stalls = [...stallsOf(model).values()];
  const each = (field: number): number =>
    stalls.reduce((sum, stall) => sum + returnedAt(model, stall, field), 0) / stalls.length;
  const byField = model.wheel.map((_, field) => each(field));
  return {
    name: model.id,
    stated: Math.min(...stalls.map((stall) => returnOfStall(model, stall))),
    highest: Math.max(...model.wheel) + 1,
    play: (random) => () => byField[drawField(model, random)] ?? NaN,
  };
}

export const proofs = (): Proof[] => [
  ...[...loadModels().values()].map(proofOfSlot),
  proofOfCascade(),
  proofOfRoulette(),
  ...RULE_SETS.map(proofOfBlackjack),
  proofOfCrash(),
  proofOfFortune(),
];
