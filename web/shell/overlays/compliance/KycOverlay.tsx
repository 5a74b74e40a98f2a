import { useEffect } from 'react';
import { IdentityVerification } from '@foyer/contract/generated/operations.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Banner } from '../../../design/feedback/Banner.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useText } from '../../../features/content/index.ts';
import { Kyc } from '../../../features/profile/identity/Kyc.tsx';
import { useLive } from '../../../features/profile/identity/useLive.ts';
import { question } from '../../../transport/graphql/question.ts';
import { useIsGoing } from '../../navigation/navigation.ts';
import type { OverlayViewProps } from '../overlayStore.ts';
import { useOwnTexts } from './useOwnTexts.ts';
import { VariantOverlay } from '../VariantOverlay.tsx';

const TITLE = 'verification.kyc.title';
const identityQuestion = () => question(IdentityVerification, {});

/** KYC-04, OVER-13: asks a player who he is, and has the way to show it. It gives way to another page. */
export function KycOverlay({ isOpen, onClose }: OverlayViewProps<'sumsub-kyc-required'>) {
  const text = useText();
  const texts = useOwnTexts('verification', TITLE);
  const isGoing = useIsGoing();
  useEffect(() => {
    if (isOpen && isGoing) onClose();
  }, [isOpen, isGoing, onClose]);
  return (
    <VariantOverlay
      variant="sumsub-kyc-required"
      isOpen={isOpen}
      title={text(texts === 'here' ? TITLE : 'shell.loading')}
      onClose={onClose}
      foot={<Button onClick={onClose}>{text('shell.close')}</Button>}
    >
      {texts === 'failed' && <Banner tone="danger">{text('shell.failed.text')}</Banner>}
      {isOpen && texts === 'here' && <Contents />}
    </VariantOverlay>
  );
}

function Contents() {
  const text = useText();
  const { data, hasFailed, readAgain } = useLive(identityQuestion);
  const verification = data?.viewer?.identityVerification;
  if (verification) return <Kyc verification={verification} readAgain={readAgain} />;
  return hasFailed ? <Banner tone="danger">{text('shell.failed.text')}</Banner> : <Skeleton shape="band" />;
}
