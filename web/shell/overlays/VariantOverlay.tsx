import type { ReactNode } from 'react';
import { Overlay } from '../../ui/overlay/Overlay.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { rulesOf, type OverlayVariant } from '../../app/overlayVariants.ts';

export interface VariantOverlayProps {
  readonly variant: OverlayVariant;
  readonly isOpen: boolean;
  readonly title: string;
  readonly foot: ReactNode;
  readonly isFootStacked?: boolean;
  readonly hasCloseButton?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

/** A dialog that follows the closing rules of its variant (OVER-16). */
export function VariantOverlay({ variant, children, ...rest }: VariantOverlayProps) {
  const text = useText();
  return (
    <Overlay
      {...rest}
      variant={variant}
      closeLabel={text('shell.close')}
      closedBy={rulesOf(variant).closesOnEscape ? 'escape' : 'none'}
    >
      {children}
    </Overlay>
  );
}
