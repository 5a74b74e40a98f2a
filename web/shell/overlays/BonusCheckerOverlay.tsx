import { useText } from '../../i18n/i18n.tsx';
import { BonusCheck } from '../../features/wallet/bonus/BonusCheck.tsx';
import type { OverlayViewProps } from '../../app/overlays.ts';
import { VariantOverlay } from './VariantOverlay.tsx';

/** OVER-06, OVER-16, FLAG-02: only its own button closes it. It is empty while closed, so that it reloads its data. */
export function BonusCheckerOverlay({ contents: _none, ...rest }: OverlayViewProps<'bonus-checker'>) {
  const text = useText();
  return (
    <VariantOverlay {...rest} title={text('account.bonus.title')} foot={null} hasCloseButton>
      {rest.isOpen && <BonusCheck />}
    </VariantOverlay>
  );
}
