import { ButtonLink } from '../../../design/button/Button.tsx';
import { useHref, useText } from '../../content/index.ts';
import { DepositLink } from '../../wallet/index.ts';
import type { WayOn } from '../refusal.ts';

const PAGES = { phone: '/phone-verification/', sourceOfWealth: '/source-of-wealth/' } as const;

/** What the player does before it can be claimed. */
export function WayOnLink({ way }: { way: WayOn }) {
  const text = useText();
  const href = useHref();
  const look = { size: 'small', variant: 'primary' } as const;
  const words = text(`places.rewards.way.${way}`);
  if (way === 'deposit') return <DepositLink {...look}>{words}</DepositLink>;
  return (
    <ButtonLink {...look} href={href(PAGES[way])}>
      {words}
    </ButtonLink>
  );
}
