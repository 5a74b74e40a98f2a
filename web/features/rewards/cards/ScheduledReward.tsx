import { Badge } from '../../../ui/badge/Badge.tsx';
import { RewardCard } from '../../../ui/section/RewardCard.tsx';
import { useDateTime, useText } from '../../content/index.ts';
import type { RewardEntry } from '../rewardList.ts';
import { useRewardText } from '../useRewardText.ts';

/** What has not begun: when it does, and whether anything is to be done then. */
export function ScheduledReward({ entry: { reward } }: { entry: RewardEntry }) {
  const text = useText();
  const dateTime = useDateTime();
  const gift = useRewardText()(reward.rewardType);
  const isAutomatic = reward.claimType === 'automatic';
  return (
    <RewardCard
      {...gift}
      isComing
      name={reward.name}
      about={isAutomatic ? text('places.rewards.automatic') : gift.about}
      note={<Badge>{text('places.rewards.from', { at: dateTime(reward.startsAt) })}</Badge>}
    />
  );
}
