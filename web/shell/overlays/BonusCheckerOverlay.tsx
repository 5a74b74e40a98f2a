import { useText } from '../../features/content/index.ts';
import { BonusCheck } from '../../features/wallet/bonus/BonusCheck.tsx';
import type { OverlayViewProps } from './overlayStore.ts';
import { VariantOverlay } from './VariantOverlay.tsx';

/** OVER-06, FLAG-02: its own button alone closes it (OVER-16). Closed it holds nothing, and is read anew. */
export function BonusCheckerOverlay({ isOpen, onClose }: OverlayViewProps<'bonus-checker'>) {
  const text = useText();
  return (
    <VariantOverlay
      variant="bonus-checker"
      isOpen={isOpen}
      title={text('account.bonus.title')}
      onClose={onClose}
      foot={null}
      hasCloseButton
    >
      {isOpen && <BonusCheck />}
    </VariantOverlay>
  );
}
