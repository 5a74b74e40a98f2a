import { ButtonLink } from '../../../ui/button/Button.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { SourceOfWealthLink } from '../../sourceOfWealth/index.ts';
import { DepositLink } from '../../wallet/index.ts';
import type { NextStep } from '../refusal.ts';

/** Link to what the player has to do before claiming. */
export function NextStepLink({ nextStep }: { nextStep: NextStep }) {
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
