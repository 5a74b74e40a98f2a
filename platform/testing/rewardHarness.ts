import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { RewardsHistory } from '@foyer/contract/generated/operations.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { brandId, type PlayerId } from '@foyer/domain/ids.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import { giveReward } from '../flows/rewards/giveReward.ts';
import { claimReward, removeReward } from '../flows/rewards/claimReward.ts';
import { processDueRewards } from '../flows/rewards/processDueRewards.ts';
import { openAccount } from '../flows/registration/createAccount.ts';
import type { RewardTerms } from '../modules/rewards/index.ts';
import type { TestApi } from './testApi.ts';

export interface CreatedPlayer {
  readonly player: PlayerId;
  readonly email: string;
}

interface PlayerOptions {
  readonly brand?: string;
  readonly country?: string;
  readonly currency?: Currency;
}

const COMMON = { kind: 'Incentive', claim: 'manual', startsInHours: 0, needsDeposit: false } as const;
type Change = Partial<
  Pick<RewardTerms, 'kind' | 'claim' | 'name' | 'startsInHours' | 'hours' | 'needsDeposit'>
>;

/** A reward of 15.00 in real money. */
export const moneyDrop = (change: Change = {}): RewardTerms => ({
  ...COMMON,
  type: 'money-drop',
  name: 'Birthday drop',
  amount: '15.00',
  ...change,
});

/** A bonus that must be wagered ten times, after which at most 600.00 becomes real money. */
export const bonusDrop = (amount = '60.00', change: Change = {}): RewardTerms => ({
  ...COMMON,
  type: 'bonus-money-drop',
  name: 'Bonus drop',
  amount,
  wageringRequirementFactor: 10,
  maxPayout: '600.00',
  ...change,
});

export const FORTY_SPINS = {
  ...COMMON,
  type: 'free-spin',
  name: '40 spins',
  game: 'fox-and-ember',
  freeSpinsAmount: 40,
  value: '0.20',
  betLevel: 1,
} as const satisfies RewardTerms;

/** The player's open rewards, oldest first, as the page queries them. */
export const OPEN_REWARDS = {
  sort: { field: 'assignedAt', isDescending: false },
  status: ['Unclaimed', 'Scheduled'],
  last: 500,
};

/** A platform whose players have rewards. */
export function rewardHarness(api: TestApi) {
  const { database, services } = api;
  const graphql = async ({ documentId }: { documentId: string }, variables: object, bearer: string) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { documentId, variables },
      headers: { host: 'northlight.localhost', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    });
    return response.json();
  };
  return {
    ask: graphql,
    async createPlayer({
      brand = 'northlight',
      country = 'FI',
      currency = 'EUR',
    }: PlayerOptions = {}): Promise<CreatedPlayer> {
      const person = { brand: brandId(brand), email: `${randomUUID()}@foyer.test`, password: 'foyer-demo-1' };
      const name = {
        firstName: 'Riku',
        lastName: 'Reward',
        birthDate: '1990-01-01',
        language: 'en',
      } as const;
      const player = await database.transaction((tx) =>
        openAccount(services, tx, { ...person, ...name, country, currency }),
      );
      return { player, email: person.email };
    },
    give: (terms: RewardTerms, playerId: PlayerId, key: string = randomUUID()) =>
      database.transaction((tx) =>
        giveReward(services, tx, { key, playerId, terms, by: 'Elin', why: 'a birthday' }),
      ),
    claim: ({ id }: { id: string }, playerId: PlayerId) =>
      claimReward(services, { playerId, assignationId: id }),
    remove: ({ id }: { id: string }, playerId: PlayerId) =>
      removeReward(services, { playerId, assignationId: id }),
    processDue: () => processDueRewards(services),
    async balance(playerId: PlayerId): Promise<readonly string[]> {
      const state = await services.wallet.state(database.query, playerId);
      return [toDecimal(state.balance), toDecimal(state.bonusBalance)];
    },
    async set(playerId: PlayerId, columns: Record<string, unknown>): Promise<void> {
      for (const [column, value] of Object.entries(columns))
        await sql`update identity.player set ${sql.ref(column)} = ${value} where id = ${playerId}`.execute(
          database.query,
        );
    },
    async storedReward({ id }: { id: string }) {
      const { rows } = await sql<{ status: string; reason: string | null }>`
        select status, reason from rewards.assignment where id = ${id}`.execute(database.query);
      return rows[0];
    },
    async visibleRewards(bearer: string) {
      return (await graphql(RewardsHistory, OPEN_REWARDS, bearer)).data.viewer.playerRewards;
    },
  };
}

export type RewardHarness = ReturnType<typeof rewardHarness>;
