import { useEffect, useRef } from 'react';
import { useText } from '../../../features/content/index.ts';
import { useCashierTone } from '../../../features/cashier/useCashierTone.ts';
import { QuickDeposit } from '../../../features/cashier/quickDeposit/QuickDeposit.tsx';
import { useIsNavigating } from '../../navigation/navigation.ts';
import { useAddressQuery } from '../../navigation/useAddressQuery.ts';
import type { OverlayViewProps } from '../overlayStore.ts';
import { VariantOverlay } from '../VariantOverlay.tsx';

/** CASH-07 */
const OPENERS = ['autoSubmit', 'paymentMethod', 'amount'];

/** CASH-03, OVER-05: Escape leaves it open, so that nobody loses a payment by a key (OVER-16). */
export function QuickDepositOverlay({ contents, isOpen, onClose }: OverlayViewProps<'quick-deposit'>) {
  const text = useText();
  const tone = useCashierTone();
  useClosings(isOpen, onClose);
  const title = text('cashier.deposit.title');
  const dialog = { variant: 'quick-deposit', isOpen, title, onClose, hasCloseButton: true } as const;
  // Closed it holds nothing, so that it begins anew.
  if (!isOpen)
    return (
      <VariantOverlay {...dialog} foot={null}>
        {null}
      </VariantOverlay>
    );
  return (
    <QuickDeposit
      wanted={contents}
      onClose={onClose}
      frame={(body, foot) => (
        <div className="fy-cashier__tone" data-cashier={tone}>
          <VariantOverlay {...dialog} foot={foot} isFootStacked>
            {body}
          </VariantOverlay>
        </div>
      )}
    />
  );
}

/** It gives way to another page (CASH-05), and closes when what opened it leaves the address (CASH-07). */
function useClosings(isOpen: boolean, onClose: () => void): void {
  const isGoing = useIsNavigating();
  const query = useAddressQuery();
  const isAsked = OPENERS.some((name) => new URLSearchParams(query).has(name));
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isOpen && isGoing) onClose();
  }, [isOpen, isGoing, onClose]);
  useEffect(() => {
    if (isOpen && wasAsked.current && !isAsked) onClose();
    wasAsked.current = isOpen && isAsked;
  }, [isOpen, isAsked, onClose]);
}
