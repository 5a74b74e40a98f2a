import { OverlayLink, type OverlayLinkProps } from '../../app/OverlayLink.tsx';

/** Link to the identity verification (KYC), as an overlay over the current page. */
export const KycLink = (link: Omit<OverlayLinkProps, 'path' | 'overlay'>) => (
  <OverlayLink {...link} path="/profile/documents/" overlay="sumsub-kyc-required" />
);
