import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { useOverlays } from '../../../app/overlays.ts';
import { RewardCard } from '../RewardCard.tsx';
import { useText, useHref } from '../../../i18n/i18n.tsx';
import type { RewardEntry } from '../rewardList.ts';
import { claimRefusal, type NextStep } from '../refusal.ts';
import { timeLeft } from '../timeLeft.ts';
import type { Claims } from '../useClaims.ts';
import { useRewardText } from '../useRewardText.ts';
import { SourceOfWealthLink } from '../../sourceOfWealth/index.ts';
import { DepositLink } from '../../wallet/index.ts';

interface RewardToClaimProps {
  readonly entry: RewardEntry;
  readonly claims: Claims;
  readonly nowMs: number;
  /** Called when the card is removed with its buttons. */
  onRemoved(): void;
}

export function RewardToClaim({ entry, claims, nowMs, onRemoved }: RewardToClaimProps) {
  const text = useText();
  const value = useRewardText();
  const confirmGivingUp = useConfirmGivingUp();
  const { reward, action } = entry;
  const time = timeLeft(reward.endsAt, nowMs);
  const onRemove = (isTaken: boolean) => isTaken && onRemoved();
  // WALLET-10: the platform names a required action in advance, and other refusals when the player claims.
  const refusal = claims.refusalOf(entry) ?? (action && claimRefusal(action));
  return (
    <RewardCard
      {...value(reward.rewardType)}
      name={reward.name}
      note={time && text(`places.rewards.left.${time.unit}`, { count: time.count })}
      notice={<output>{refusal && text(refusal.key)}</output>}
    >
      {refusal?.nextStep && <NextStepLink nextStep={refusal.nextStep} />}
      <Button
        size="small"
        variant="quiet"
        aria-label={`${text('places.rewards.giveUp')}, ${reward.name}`}
        onClick={() => confirmGivingUp(reward.name, () => void claims.giveUp(entry).then(onRemove))}
      >
        {text('places.rewards.giveUp')}
      </Button>
      <Button
        size="small"
        variant={refusal?.nextStep ? 'secondary' : 'primary'}
        isLoading={claims.isRunning(entry)}
        aria-label={`${text('places.rewards.claim')}, ${reward.name}`}
        onClick={() => void claims.claim(entry).then(onRemove)}
      >
        {text('places.rewards.claim')}
      </Button>
    </RewardCard>
  );
}

/** Forfeiting a reward is final, so the player must confirm it. */
function useConfirmGivingUp(): (name: string, giveUp: () => void) => void {
  const text = useText();
  const overlays = useOverlays();
  return (name, giveUp) => {
    const dialog = {
      title: text('places.rewards.giveUpNamed', { name }),
      text: text('places.rewards.giveUpText'),
      act: text('places.rewards.giveUp'),
      onConfirm: giveUp,
    };
    // If the dialog cannot be loaded, nothing is forfeited.
    overlays.open('confirmation', dialog).catch(() => {});
  };
}

function NextStepLink({ nextStep }: { nextStep: NextStep }) {
  const text = useText();
  const href = useHref();
  const style = { size: 'small', variant: 'primary' } as const;
  const label = text(`places.rewards.way.${nextStep}`);
  if (nextStep === 'deposit') return <DepositLink {...style}>{label}</DepositLink>;
  if (nextStep === 'sourceOfWealth') return <SourceOfWealthLink {...style}>{label}</SourceOfWealthLink>;
  return (
    <ButtonLink {...style} href={href('/phone-verification/')}>
      {label}
    </ButtonLink>
  );
}
