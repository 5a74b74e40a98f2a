import { Button } from '../../ui/button/Button.tsx';
import { useText } from '../../features/content/index.ts';
import type { OverlayViewProps } from './overlayStore.ts';
import { VariantOverlay } from './VariantOverlay.tsx';

/** OVER-09: what was asked for did not happen, and why. */
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
