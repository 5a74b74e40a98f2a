import type { RewardClaimType, RewardKind, RewardStatus } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { RewardValue, SpinGame } from './reward.ts';

export interface RewardRow {
  readonly id: string;
  readonly payload_hash: string;
  readonly brand: BrandId;
  readonly name: string;
  readonly kind: RewardKind;
  readonly claim_type: RewardClaimType;
  readonly type: RewardValue['type'];
  readonly currency: Currency;
  readonly amount: bigint;
  readonly factor: number | null;
  readonly max_payout: bigint | null;
  readonly spins: number | null;
  readonly bet_level: number | null;
  readonly game: SpinGame | null;
  readonly needs_deposit: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly given_by: string;
  readonly given_why: string;
  readonly given_at: Date;
}

export interface AssignmentRow {
  readonly id: string;
  readonly reward_id: string;
  readonly player_id: PlayerId;
  readonly assigned_at: Date;
  readonly updated_at: Date;
  readonly status: RewardStatus;
  readonly reason: string | null;
  readonly deposits_needed: number | null;
  readonly due_at: Date | null;
}

type RewardsTables = {
  'rewards.reward': RewardRow;
  'rewards.assignment': AssignmentRow;
};

export const rewardsTables = (queryable: Queryable) => queryable.withTables<RewardsTables>();
