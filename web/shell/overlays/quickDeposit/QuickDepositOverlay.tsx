import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useCashierTone } from '../../../features/cashier/useCashierTone.ts';
import { QuickDeposit } from '../../../features/cashier/quickDeposit/QuickDeposit.tsx';
import { useCloseOnNavigation } from '../../navigation/navigation.ts';
import { useAddressQuery } from '../../navigation/useAddressQuery.ts';
import type { OverlayViewProps } from '../../../app/overlays.ts';
import { VariantOverlay } from '../VariantOverlay.tsx';

/** CASH-07: the URL parameters that open the overlay. */
const OPENERS = ['autoSubmit', 'paymentMethod', 'amount'];

/** CASH-03, OVER-05: Escape does not close it, so that a payment is not lost by accident (OVER-16); its result it closes. */
export function QuickDepositOverlay({ contents, isOpen, onClose }: OverlayViewProps<'quick-deposit'>) {
  const text = useText();
  const tone = useCashierTone();
  useClosings(isOpen, onClose);
  const title = text('cashier.deposit.title');
  const dialog = { variant: 'quick-deposit', isOpen, title, onClose, hasCloseButton: true } as const;
  // Nothing is rendered while closed, so that the form starts empty.
  if (!isOpen)
    return (
      <VariantOverlay {...dialog} foot={null}>
        {null}
      </VariantOverlay>
    );
  return (
    <QuickDeposit
      request={contents}
      onClose={onClose}
      frame={({ body, foot, isOver }) => (
        <div className="fy-cashier__tone" data-cashier={tone}>
          <VariantOverlay {...dialog} foot={foot} isFootStacked closesOnEscape={isOver}>
            {body}
          </VariantOverlay>
        </div>
      )}
    />
  );
}

/** Closes on navigation (CASH-05), and when the parameters that opened it leave the URL (CASH-07). */
function useClosings(isOpen: boolean, onClose: () => void): void {
  useCloseOnNavigation({ isOpen, onClose });
  const query = useAddressQuery();
  const isInAddress = OPENERS.some((name) => new URLSearchParams(query).has(name));
  const wasInAddress = useRef(false);
  useEffect(() => {
    if (isOpen && wasInAddress.current && !isInAddress) onClose();
    wasInAddress.current = isOpen && isInAddress;
  }, [isOpen, isInAddress, onClose]);
}
