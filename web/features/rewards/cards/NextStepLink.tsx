import { ButtonLink } from '../../../ui/button/Button.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { SourceOfWealthLink } from '../../sourceOfWealth/index.ts';
import { DepositLink } from '../../wallet/index.ts';
import type { NextStep } from '../refusal.ts';

/** Link to what the player has to do before claiming. */
export function NextStepLink({ way }: { way: NextStep }) {
  const text = useText();
  const href = useHref();
  const look = { size: 'small', variant: 'primary' } as const;
  const words = text(`places.rewards.way.${way}`);
  if (way === 'deposit') return <DepositLink {...look}>{words}</DepositLink>;
  if (way === 'sourceOfWealth') return <SourceOfWealthLink {...look}>{words}</SourceOfWealthLink>;
  return (
    <ButtonLink {...look} href={href('/phone-verification/')}>
      {words}
    </ButtonLink>
  );
}
