import { SourceOfWealth } from '../../../features/identity/sourceOfWealth/SourceOfWealth.tsx';
import type { OverlayViewProps } from '../overlayStore.ts';
import { ComplianceOverlay } from './ComplianceOverlay.tsx';

/** OVER-12, FLAG-15: the page's own contents, which a key does not close (OVER-16). */
export const SourceOfWealthOverlay = ({ isOpen, onClose }: OverlayViewProps<'sow'>) => (
  <ComplianceOverlay
    variant="sow"
    isOpen={isOpen}
    onClose={onClose}
    title="verification.sourceOfWealth.title"
    later="verification.sourceOfWealth.later"
  >
    <SourceOfWealth heading={null} />
  </ComplianceOverlay>
);
