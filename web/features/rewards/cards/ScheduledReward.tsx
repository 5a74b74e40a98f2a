import { Badge } from '../../../ui/badge/Badge.tsx';
import { RewardCard } from '../RewardCard.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { RewardEntry } from '../rewardList.ts';
import { useRewardText } from '../useRewardText.ts';

export function ScheduledReward({ entry: { reward } }: { entry: RewardEntry }) {
  const text = useText();
  const dateTime = useDateTime();
  const value = useRewardText()(reward.rewardType);
  const isAutomatic = reward.claimType === 'automatic';
  return (
    <RewardCard
      {...value}
      isComing
      name={reward.name}
      about={isAutomatic ? text('places.rewards.automatic') : value.about}
      note={<Badge>{text('places.rewards.from', { at: dateTime(reward.startsAt) })}</Badge>}
    />
  );
}
