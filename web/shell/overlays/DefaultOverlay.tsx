import { useEffect } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { useText } from '../../i18n/i18n.tsx';
import type { OverlayViewProps } from '../../app/overlays.ts';
import { VariantOverlay } from './VariantOverlay.tsx';

/** OVER-02: an information text. However the player closes it, it counts as read. */
export function DefaultOverlay({ contents, isOpen, onClose }: OverlayViewProps<'default'>) {
  const text = useText();
  // The close handlers do not call it: the browser's close event follows each of them, so it would run twice.
  useEffect(() => {
    if (!isOpen) contents.onClosed();
  }, [isOpen, contents]);
  return (
    <VariantOverlay
      variant="default"
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
