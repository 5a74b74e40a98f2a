import { useText } from '../../i18n/i18n.tsx';
import { useNumber } from '../../i18n/useNumber.ts';
import { useMoney } from '../../i18n/money.ts';
import type { RewardEntry } from './rewardList.ts';

type Gift = RewardEntry['reward']['rewardType'];

export interface RewardText {
  readonly tone: 'money' | 'bonus' | 'spins';
  readonly value: string;
  readonly unit: string;
  readonly about: string;
}

export function useRewardText(): (gift: Gift) => RewardText {
  const text = useText();
  const money = useMoney();
  const number = useNumber();
  return (gift) => {
    if (gift.__typename === 'MoneyDrop')
      return {
        tone: 'money',
        value: money.brief(gift),
        unit: text('places.rewards.unit.money'),
        about: text('places.rewards.about.money'),
      };
    const { currency } = gift;
    if (gift.__typename === 'BonusMoneyDrop') {
      const factor = gift.wageringRequirementFactor;
      const { maxPayout } = gift;
      return {
        tone: 'bonus',
        value: money.brief(gift),
        unit: text('places.rewards.unit.bonus'),
        about:
          maxPayout === null
            ? text('places.rewards.about.bonus', { factor })
            : text('places.rewards.about.boundedBonus', {
                factor,
                most: money({ amount: maxPayout, currency }),
              }),
      };
    }
    const each = money({ amount: gift.value, currency });
    return {
      tone: 'spins',
      value: number(gift.freeSpinsAmount),
      unit: text('places.rewards.unit.spins', { spins: gift.freeSpinsAmount }),
      about: text('places.rewards.about.spins', { each, game: titleIn(gift.game.json) }),
    };
  };
}

/** Title of the game in the descriptor; empty if it has none. */
function titleIn(json: string): string {
  const { title }: { readonly title?: unknown } = JSON.parse(json);
  return typeof title === 'string' ? title : '';
}
