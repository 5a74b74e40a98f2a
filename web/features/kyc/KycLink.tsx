import type { MouseEvent } from 'react';
import { ButtonLink, type ButtonVariantProps } from '../../ui/button/Button.tsx';
import { useOverlays } from '../../app/overlays.ts';
import { useHref } from '../../i18n/i18n.tsx';

/** Link to the identity verification (KYC), as an overlay over the current page. */
export function KycLink({ children, ...style }: ButtonVariantProps & { readonly children: string }) {
  const href = useHref();
  const overlays = useOverlays();
  const page = href('/profile/documents/');
  const open = (event: MouseEvent) => {
    event.preventDefault();
    // If the overlay's code cannot be loaded, the page is opened instead.
    overlays.open('sumsub-kyc-required', null).catch(() => location.assign(page));
  };
  return (
    <ButtonLink {...style} href={page} onClick={open}>
      {children}
    </ButtonLink>
  );
}
