import { useText } from '../../i18n/i18n.tsx';
import { useNumber } from '../../i18n/useNumber.ts';
import { useMoney } from '../../i18n/money.ts';
import type { RewardCardProps } from './RewardCard.tsx';
import type { RewardEntry } from './rewardList.ts';

type RewardValue = RewardEntry['reward']['rewardType'];

type RewardText = Pick<RewardCardProps, 'tone' | 'unit' | 'about'> & { readonly value: string };

export function useRewardText(): (reward: RewardValue) => RewardText {
  const text = useText();
  const money = useMoney();
  const number = useNumber();
  return (reward) => {
    if (reward.__typename === 'MoneyDrop')
      return {
        tone: 'money',
        value: money.brief(reward),
        unit: text('places.rewards.unit.money'),
        about: text('places.rewards.about.money'),
      };
    const { currency } = reward;
    if (reward.__typename === 'BonusMoneyDrop') {
      const { wageringRequirementFactor: factor, maxPayout } = reward;
      const most = maxPayout && money({ amount: maxPayout, currency });
      return {
        tone: 'bonus',
        value: money.brief(reward),
        unit: text('places.rewards.unit.bonus'),
        about: text(most ? 'places.rewards.about.boundedBonus' : 'places.rewards.about.bonus', {
          factor,
          most,
        }),
      };
    }
    const each = money({ amount: reward.value, currency });
    return {
      tone: 'spins',
      value: number(reward.freeSpinsAmount),
      unit: text('places.rewards.unit.spins', { spins: reward.freeSpinsAmount }),
      about: text('places.rewards.about.spins', { each, game: titleIn(reward.game.json) }),
    };
  };
}

function titleIn(json: string): string {
  const { title }: { readonly title?: unknown } = JSON.parse(json);
  return typeof title === 'string' ? title : '';
}
