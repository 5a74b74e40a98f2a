import { ButtonLink } from '../../../ui/button/Button.tsx';
import { useHref, useText } from '../../content/index.ts';
import { SourceOfWealthLink } from '../../identity/index.ts';
import { DepositLink } from '../../wallet/index.ts';
import type { NextStep } from '../refusal.ts';

/** What the player does before it can be claimed. */
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
