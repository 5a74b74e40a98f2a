import type { MouseEvent } from 'react';
import { ButtonLink, type ButtonVariantProps } from '../../ui/button/Button.tsx';
import { useOverlays } from '../../app/overlays.ts';
import { useHref } from '../../i18n/i18n.tsx';
import { useSettings } from '../../app/app.tsx';

/** Link to the source of wealth form; FLAG-15: as an overlay over the current page. */
export function SourceOfWealthLink({
  children,
  ...style
}: ButtonVariantProps & { readonly children: string }) {
  const href = useHref();
  const overlays = useOverlays();
  const isOver = useSettings().features.includes('OverlaySourceOfWealth');
  const open = (event: MouseEvent) => {
    event.preventDefault();
    // If the overlay's code cannot be loaded, the page is opened instead.
    overlays.open('sow', null).catch(() => location.assign(href('/source-of-wealth/')));
  };
  return (
    <ButtonLink {...style} href={href('/source-of-wealth/')} {...(isOver && { onClick: open })}>
      {children}
    </ButtonLink>
  );
}
