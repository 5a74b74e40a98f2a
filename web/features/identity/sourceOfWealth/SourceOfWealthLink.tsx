import type { MouseEvent } from 'react';
import { ButtonLink, type ButtonVariantProps } from '../../../ui/button/Button.tsx';
import { useOverlays } from '../../../ui/overlay/overlays.ts';
import { useHref, useSettings } from '../../content/index.ts';

/** The way to where a player shows where the money comes from; FLAG-15: over the page that asks for it. */
export function SourceOfWealthLink({
  children,
  ...look
}: ButtonVariantProps & { readonly children: string }) {
  const href = useHref();
  const overlays = useOverlays();
  const isOver = useSettings().features.includes('OverlaySourceOfWealth');
  const open = (event: MouseEvent) => {
    event.preventDefault();
    // Without its code the page is the way.
    overlays.open('sow', null).catch(() => location.assign(href('/source-of-wealth/')));
  };
  return (
    <ButtonLink {...look} href={href('/source-of-wealth/')} {...(isOver && { onClick: open })}>
      {children}
    </ButtonLink>
  );
}
