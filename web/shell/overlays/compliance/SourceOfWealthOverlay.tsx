import { SourceOfWealth } from '../../../features/sourceOfWealth/SourceOfWealth.tsx';
import type { OverlayViewProps } from '../../../app/overlays.ts';
import { ComplianceOverlay } from './ComplianceOverlay.tsx';

/** OVER-12, FLAG-15: the content of the source of wealth page. Escape does not close it (OVER-16). */
export const SourceOfWealthOverlay = ({ contents: _none, ...view }: OverlayViewProps<'sow'>) => (
  <ComplianceOverlay
    {...view}
    title="verification.sourceOfWealth.title"
    later="verification.sourceOfWealth.later"
  >
    <SourceOfWealth heading={null} />
  </ComplianceOverlay>
);
