import type { RewardClaimType, RewardKind, RewardStatus } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { camelCase } from '../../infra/database/camelCase.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { RewardValue, SpinGame } from './reward.ts';

export interface RewardRow {
  readonly id: string;
  readonly payloadHash: string;
  readonly brand: BrandId;
  readonly name: string;
  readonly kind: RewardKind;
  readonly claimType: RewardClaimType;
  readonly type: RewardValue['type'];
  readonly currency: Currency;
  readonly amount: bigint;
  readonly factor: number | null;
  readonly maxPayout: bigint | null;
  readonly spins: number | null;
  readonly betLevel: number | null;
  readonly game: SpinGame | null;
  readonly needsDeposit: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly givenBy: string;
  readonly givenWhy: string;
  readonly givenAt: Date;
}

export interface AssignmentRow {
  readonly id: string;
  readonly rewardId: string;
  readonly playerId: PlayerId;
  readonly assignedAt: Date;
  readonly updatedAt: Date;
  readonly status: RewardStatus;
  readonly reason: string | null;
  readonly depositsNeeded: number | null;
  readonly dueAt: Date | null;
}

type RewardsTables = {
  'rewards.reward': RewardRow;
  'rewards.assignment': AssignmentRow;
};

export const rewardsTables = (queryable: Queryable) =>
  queryable.withTables<RewardsTables>().withPlugin(camelCase);
