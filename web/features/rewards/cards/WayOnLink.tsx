import { Button, ButtonLink } from '../../../design/button/Button.tsx';
import { useOverlays } from '../../../design/overlay/overlays.ts';
import { useHref, useText } from '../../content/index.ts';
import type { WayOn } from '../refusal.ts';

const PAGES = { phone: '/phone-verification/', sourceOfWealth: '/source-of-wealth/' } as const;

/** What the player does before it can be claimed. */
export function WayOnLink({ way }: { way: WayOn }) {
  const text = useText();
  const href = useHref();
  const overlays = useOverlays();
  const look = { size: 'small', variant: 'primary' } as const;
  const words = text(`places.rewards.way.${way}`);
  if (way !== 'deposit')
    return (
      <ButtonLink {...look} href={href(PAGES[way])}>
        {words}
      </ButtonLink>
    );
  // Where the dialog's code cannot be had, the page has the same desk.
  const deposit = () =>
    overlays.open('quick-deposit', {}).catch(() => globalThis.location.assign(href('/deposit/')));
  return (
    <Button {...look} onClick={() => void deposit()}>
      {words}
    </Button>
  );
}
