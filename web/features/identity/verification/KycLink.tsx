import type { MouseEvent } from 'react';
import { ButtonLink, type ButtonVariantProps } from '../../../ui/button/Button.tsx';
import { useOverlays } from '../../../ui/overlay/overlays.ts';
import { useHref } from '../../content/index.ts';

/** The way to where a player shows who he is: over the page that asks for it. */
export function KycLink({ children, ...look }: ButtonVariantProps & { readonly children: string }) {
  const href = useHref();
  const overlays = useOverlays();
  const page = href('/profile/documents/');
  const open = (event: MouseEvent) => {
    event.preventDefault();
    // Without its code the page is the way.
    overlays.open('sumsub-kyc-required', null).catch(() => location.assign(page));
  };
  return (
    <ButtonLink {...look} href={page} onClick={open}>
      {children}
    </ButtonLink>
  );
}
