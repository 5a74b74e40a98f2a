import { Button } from '../../ui/button/Button.tsx';
import { useText } from '../../i18n/i18n.tsx';
import type { OverlayViewProps } from '../../app/overlays.ts';
import { VariantOverlay } from './VariantOverlay.tsx';

/** OVER-09: says that an action failed, and why. */
export function ActionErrorOverlay({ contents, isOpen, onClose }: OverlayViewProps<'action-error'>) {
  const text = useText();
  return (
    <VariantOverlay
      variant="action-error"
      isOpen={isOpen}
      title={contents.title}
      onClose={onClose}
      foot={
        <Button variant="primary" onClick={onClose}>
          {text('shell.close')}
        </Button>
      }
    >
      <p>{contents.text}</p>
    </VariantOverlay>
  );
}
