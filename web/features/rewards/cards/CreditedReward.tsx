import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { RewardCard } from '../RewardCard.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import type { RewardEntry } from '../rewardList.ts';
import { useRewardText } from '../useRewardText.ts';

/** REW-14: shown until the player dismisses it. */
export function CreditedReward({ entry: { reward }, onPutAway }: { entry: RewardEntry; onPutAway(): void }) {
  const text = useText();
  const href = useHref();
  const { rewardType } = reward;
  return (
    <RewardCard
      {...useRewardText()(rewardType)}
      name={reward.name}
      note={<Badge tone="success">{text('places.rewards.isCredited')}</Badge>}
    >
      <Button
        size="small"
        variant="quiet"
        aria-label={`${text('places.rewards.putAway')}, ${reward.name}`}
        onClick={onPutAway}
      >
        {text('places.rewards.putAway')}
      </Button>
      {rewardType.__typename === 'FreeSpin' && (
        <ButtonLink size="small" variant="primary" href={href(rewardType.game.url)}>
          {text('places.rewards.play')}
        </ButtonLink>
      )}
    </RewardCard>
  );
}
