import type { MouseEvent } from 'react';
import { ButtonLink, type ButtonVariantProps } from '../ui/button/Button.tsx';
import { useHref } from '../i18n/i18n.tsx';
import { useOverlays } from './overlays.ts';

export interface OverlayLinkProps extends ButtonVariantProps {
  readonly path: string;
  /** Overlay with the content of the page; null to navigate to the page. */
  readonly overlay: 'sow' | 'sumsub-kyc-required' | null;
  readonly children: string;
}

/** Link to a page whose content can open as an overlay over the current page. */
export function OverlayLink({ path, overlay, children, ...style }: OverlayLinkProps) {
  const page = useHref()(path);
  const overlays = useOverlays();
  const open = (event: MouseEvent) => {
    if (overlay === null) return;
    event.preventDefault();
    // If the overlay's code cannot be loaded, the page is opened instead.
    overlays.open(overlay, null).catch(() => location.assign(page));
  };
  return (
    <ButtonLink {...style} href={page} onClick={open}>
      {children}
    </ButtonLink>
  );
}
