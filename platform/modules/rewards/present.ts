import type {
  Reward as RewardView,
  RewardAssignment,
  RewardType,
  RewardUpdate,
} from '@foyer/contract/generated/resolvers.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import { actionOf, type ActionFacts, type Assignment, type RewardValue, type Reward } from './reward.ts';

/** REW-02: an assignment in the format of the API. */
export const presentAssignment = (
  assignment: Assignment,
  facts: ActionFacts,
  now: Date,
): RewardAssignment => ({
  assignationId: assignment.id,
  assignedAt: assignment.assignedAt,
  updatedAt: assignment.updatedAt,
  status: assignment.status,
  reason: assignment.reason,
  action: actionOf(assignment, facts),
  reward: presentReward(assignment.reward, now),
});

/** GQLO-14: the payload of the reward update event. */
export const presentRewardUpdate = ({ id, status, reward }: Assignment, now: Date): RewardUpdate => ({
  assignationId: id,
  status,
  reward: presentReward(reward, now),
});

const presentReward = (
  { id, name, kind, claimType, value, startsAt, endsAt }: Reward,
  now: Date,
): RewardView => ({
  rewardId: id,
  name,
  expiresIn: endsAt && Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / SECOND)),
  startsAt,
  endsAt,
  claimType,
  rewardReason: kind,
  rewardType: presentRewardValue(value, name),
});

/** `__typename` distinguishes the members of the union. */
type RewardTypeView = RewardType & { readonly __typename: 'FreeSpin' | 'MoneyDrop' | 'BonusMoneyDrop' };

/** REW-04: a reward's value in the format of the API. */
export function presentRewardValue(value: RewardValue, name: string): RewardTypeView {
  switch (value.type) {
    case 'money-drop': {
      const { amount, type } = value;
      return { __typename: 'MoneyDrop', type, name, amount: toDecimal(amount), currency: amount.currency };
    }
    case 'bonus-money-drop': {
      const { amount, type, factor, maxPayout } = value;
      return {
        __typename: 'BonusMoneyDrop',
        type,
        name,
        amount: toDecimal(amount),
        currency: amount.currency,
        wageringRequirementFactor: factor,
        maxPayout: maxPayout && toDecimal(maxPayout),
      };
    }
    case 'free-spin': {
      const { type, spins, stake, betLevel, game } = value;
      const { slug, title, studio } = game;
      return {
        __typename: 'FreeSpin',
        type,
        name,
        freeSpinsAmount: spins,
        value: toDecimal(stake),
        currency: stake.currency,
        betLevel,
        game: { url: `/games/${slug}/`, json: JSON.stringify({ slug, title, studio }) },
      };
    }
  }
}
