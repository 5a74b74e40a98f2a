import { Button } from '../../ui/button/Button.tsx';
import { Overlay, type OverlayProps } from '../../ui/overlay/Overlay.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { rulesOf, type OverlayVariant } from '../../app/overlayVariants.ts';

export interface VariantOverlayProps extends Omit<OverlayProps, 'closeLabel' | 'closedBy'> {
  readonly variant: OverlayVariant;
  /** Whether Escape closes the overlay; by default the rule of its variant. */
  readonly closesOnEscape?: boolean | undefined;
}

/** A dialog that follows the closing rules of its variant (OVER-16). By default its foot is a button that closes it. */
export function VariantOverlay(props: VariantOverlayProps) {
  const text = useText();
  const { closesOnEscape, ...overlay } = props;
  const { variant, onClose } = overlay;
  const close = (
    <Button variant="primary" onClick={onClose}>
      {text('shell.close')}
    </Button>
  );
  return (
    <Overlay
      foot={close}
      {...overlay}
      closeLabel={text('shell.close')}
      closedBy={(closesOnEscape ?? rulesOf(variant).closesOnEscape) ? 'escape' : 'none'}
    />
  );
}
