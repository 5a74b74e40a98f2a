import { useEffect } from 'react';
import { Button } from '../../../design/button/Button.tsx';
import { Banner } from '../../../design/feedback/Banner.tsx';
import { useText } from '../../../features/content/index.ts';
import { SourceOfWealth } from '../../../features/identity/sourceOfWealth/SourceOfWealth.tsx';
import { useIsGoing } from '../../navigation/navigation.ts';
import type { OverlayViewProps } from '../overlayStore.ts';
import { useOwnTexts } from './useOwnTexts.ts';
import { VariantOverlay } from '../VariantOverlay.tsx';

const TITLE = 'verification.sourceOfWealth.title';

/** OVER-12, FLAG-15: the page's own contents, which a key does not close (OVER-16). It gives way to another page. */
export function SourceOfWealthOverlay({ isOpen, onClose }: OverlayViewProps<'sow'>) {
  const text = useText();
  const texts = useOwnTexts('verification', TITLE);
  const isGoing = useIsGoing();
  useEffect(() => {
    if (isOpen && isGoing) onClose();
  }, [isOpen, isGoing, onClose]);
  return (
    <VariantOverlay
      variant="sow"
      isOpen={isOpen}
      title={text(texts === 'here' ? TITLE : 'shell.loading')}
      onClose={onClose}
      foot={
        <Button onClick={onClose}>
          {text(texts === 'here' ? 'verification.sourceOfWealth.later' : 'shell.close')}
        </Button>
      }
    >
      {texts === 'failed' && <Banner tone="danger">{text('shell.failed.text')}</Banner>}
      {isOpen && texts === 'here' && <SourceOfWealth heading={null} />}
    </VariantOverlay>
  );
}
