import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RewardAssignmentPartsFragment } from '@foyer/contract/generated/operations.ts';
import { DAY, HOUR } from '@foyer/domain/duration.ts';
import type { Graphql } from '../../transport/graphql/client.ts';
import { AppProvider, type App } from '../../app/app.tsx';
import { GraphqlProvider } from '../../app/graphql.tsx';
import { HeadProvider } from '../../app/head.tsx';
import { SocketProvider } from '../../app/socket.tsx';
import { textStore } from '../../i18n/texts.ts';
import { RewardsScreen } from './RewardsScreen.tsx';

const NOW = Date.parse('2027-03-03T10:00:00.000Z');
type Change = Partial<Omit<RewardAssignmentPartsFragment, 'reward'>> &
  Partial<RewardAssignmentPartsFragment['reward']>;

const given = ({
  status = 'Unclaimed',
  action = null,
  assignationId = 'a',
  ...reward
}: Change): RewardAssignmentPartsFragment => ({
  assignationId,
  assignedAt: new Date(NOW).toISOString(),
  updatedAt: new Date(NOW).toISOString(),
  status,
  reason: null,
  action,
  reward: {
    rewardId: 'r',
    name: 'Birthday drop',
    expiresIn: null,
    startsAt: new Date(NOW - HOUR).toISOString(),
    endsAt: new Date(NOW + 6 * DAY).toISOString(),
    claimType: 'manual',
    rewardReason: 'Incentive',
    rewardType: {
      __typename: 'MoneyDrop',
      type: 'money-drop',
      name: 'Birthday drop',
      amount: '15.00',
      currency: 'EUR',
    },
    ...reward,
  },
});

interface Shown {
  readonly rewards?: readonly RewardAssignmentPartsFragment[];
  readonly isRewardsBlocked?: boolean;
}

function shown({ rewards = [], isRewardsBlocked = false }: Shown): string {
  const content = {
    settings: { brand: 'x', country: 'FI', pages: ['rewards'], features: [] },
    locale: 'en',
    texts: textStore('en', {}),
    renderedAtMs: NOW,
  };
  const data = { viewer: { customer: { isRewardsBlocked }, playerRewards: rewards } };
  const graphql = { peek: () => ({ data, error: undefined }) };
  return renderToStaticMarkup(
    <HeadProvider head={null}>
      <AppProvider app={content as unknown as App}>
        <SocketProvider socket={null}>
          <GraphqlProvider graphql={graphql as unknown as Graphql}>
            <RewardsScreen />
          </GraphqlProvider>
        </SocketProvider>
      </AppProvider>
    </HeadProvider>,
  );
}

const inOrder = (html: string, ...values: string[]) => {
  const pageTexts = values.map((part) => html.indexOf(part));
  expect(pageTexts).not.toContain(-1);
  expect(pageTexts).toEqual([...pageTexts].sort((one, other) => one - other));
};

describe('the rewards page', () => {
  it('ROUTE-57 REW-06 shows claimable and coming rewards, each under its heading', () => {
    const coming = { status: 'Scheduled', name: 'Friday drop', assignationId: 'b' } as const;
    const startsAt = new Date(NOW + DAY).toISOString();
    const html = shown({ rewards: [given({ ...coming, startsAt, claimType: 'automatic' }), given({})] });
    inOrder(
      html,
      'rewards.toClaim',
      '€15',
      'Birthday drop',
      'rewards.coming',
      'Friday drop',
      'rewards.automatic',
    );
    expect(html).toContain('aria-label="places.rewards.claim, Birthday drop"');
    expect(html).not.toContain('aria-label="places.rewards.claim, Friday drop"');
    expect(html).not.toContain('rewards.credited');
  });

  it.each([
    ['Deposit', 'deposit'],
    ['CompleteSoW', 'sourceOfWealth'],
  ] as const)('WALLET-10 says beforehand that %s comes first, and leads there', (action, nextStep) => {
    const html = shown({ rewards: [given({ action })] });
    expect(html).toContain(`rewards.refused.${nextStep}`);
    expect(html).toContain(`rewards.way.${nextStep}`);
  });

  it('REW-07 shows the wagering requirement of a bonus and its maximum payout', () => {
    const bonus = {
      __typename: 'BonusMoneyDrop',
      type: 'bonus-money-drop',
      name: 'Bonus drop',
      amount: '60.00',
      currency: 'EUR',
      wageringRequirementFactor: 10,
    } as const;
    expect(shown({ rewards: [given({ rewardType: { ...bonus, maxPayout: '600.00' } })] })).toContain(
      'boundedBonus',
    );
    expect(shown({ rewards: [given({ rewardType: { ...bonus, maxPayout: null } })] })).toContain(
      'about.bonus',
    );
  });

  it('ROUTE-57 says that there are no rewards, and REW-16 that the account gets none', () => {
    expect(shown({})).toContain('rewards.empty.title');
    expect(shown({})).not.toContain('rewards.refused.blocked');
    expect(shown({ isRewardsBlocked: true })).toContain('rewards.refused.blocked');
  });
});
