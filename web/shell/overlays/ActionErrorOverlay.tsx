import type { OverlayViewProps } from '../../app/overlays.ts';
import { VariantOverlay } from './VariantOverlay.tsx';

/** OVER-09: says that an action failed, and why. */
export const ActionErrorOverlay = ({ contents, ...rest }: OverlayViewProps<'action-error'>) => (
  <VariantOverlay {...rest} title={contents.title}>
    <p>{contents.text}</p>
  </VariantOverlay>
);
