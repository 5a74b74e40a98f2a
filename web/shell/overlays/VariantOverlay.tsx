import { Button } from '../../ui/button/Button.tsx';
import { Overlay, type OverlayProps } from '../../ui/overlay/Overlay.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { rulesOf, type OverlayVariant } from '../../app/overlayVariants.ts';

export interface VariantOverlayProps extends Omit<OverlayProps, 'closeLabel' | 'closedBy'> {
  readonly variant: OverlayVariant;
}

/** A dialog that follows the closing rules of its variant (OVER-16). By default its foot is a button that closes it. */
export function VariantOverlay(props: VariantOverlayProps) {
  const text = useText();
  const { variant, onClose } = props;
  const close = (
    <Button variant="primary" onClick={onClose}>
      {text('shell.close')}
    </Button>
  );
  return (
    <Overlay
      foot={close}
      {...props}
      closeLabel={text('shell.close')}
      closedBy={rulesOf(variant).closesOnEscape ? 'escape' : 'none'}
    />
  );
}
