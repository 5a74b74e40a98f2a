import { useEffect } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { useText } from '../../features/content/index.ts';
import type { OverlayViewProps } from './overlayStore.ts';
import { VariantOverlay } from './VariantOverlay.tsx';

/** OVER-02: something to be read; however it is closed, it has been. */
export function DefaultOverlay({ contents, isOpen, onClose }: OverlayViewProps<'default'>) {
  const text = useText();
  // Told here and not by the ways to close it, of which the browser's own speaks after each of the others.
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
