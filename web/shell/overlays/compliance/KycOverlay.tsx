import { IdentityVerification } from '@foyer/contract/generated/operations.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { Kyc } from '../../../features/kyc/Kyc.tsx';
import { useLive } from '../../../app/useLive.ts';
import { createQuery } from '../../../transport/graphql/query.ts';
import type { OverlayViewProps } from '../../../app/overlays.ts';
import { ComplianceOverlay } from './ComplianceOverlay.tsx';

const identityQuery = () => createQuery(IdentityVerification, {});

/** KYC-04, OVER-13: asks the player to verify their identity and links to the verification. */
export const KycOverlay = ({ contents: _none, ...view }: OverlayViewProps<'sumsub-kyc-required'>) => (
  <ComplianceOverlay {...view} title="verification.kyc.title">
    <Contents />
  </ComplianceOverlay>
);

function Contents() {
  const text = useText();
  const { data, hasFailed, refetch } = useLive(identityQuery);
  const verification = data?.viewer?.identityVerification;
  if (verification) return <Kyc verification={verification} refetch={refetch} />;
  return hasFailed ? <Banner tone="danger">{text('shell.failed.text')}</Banner> : <Skeleton shape="band" />;
}
