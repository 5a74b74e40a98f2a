import { useEffect } from 'react';
import type { OverlayViewProps } from '../../app/overlays.ts';
import { VariantOverlay } from './VariantOverlay.tsx';

/** OVER-02: an information text. However the player closes it, it counts as read. */
export function DefaultOverlay({ contents, ...rest }: OverlayViewProps<'default'>) {
  const { isOpen } = rest;
  // The close handlers do not call `onClosed`: the close event follows each of them, so it would be called twice.
  useEffect(() => {
    if (!isOpen) contents.onClosed();
  }, [isOpen, contents]);
  return (
    <VariantOverlay {...rest} title={contents.title}>
      <p>{contents.text}</p>
    </VariantOverlay>
  );
}
