import { useEffect, useRef, useState } from 'react';
import { oddsText, say } from '../say.ts';
import { Coupon } from './Coupon.tsx';
import type { SlipProps } from './useCounter.ts';

/** On narrow screens: a bar that opens the betslip over the matches. */
export function CouponBar(props: SlipProps) {
  const { picks, quotes } = props;
  const [isOpen, setOpen] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) sheet.current?.showModal();
    else sheet.current?.close();
  }, [isOpen]);
  const product = quotes.reduce((all, quote) => (all * (quote?.odds ?? 100)) / 100, 100);
  return (
    <>
      {picks.length > 0 && (
        <button type="button" className="bar" onClick={() => setOpen(true)}>
          <span className="count">{picks.length}</span>
          <span>{say('coupon')}</span>
          <b>{oddsText(product)}</b>
        </button>
      )}
      <dialog ref={sheet} className="sheet" aria-label={say('coupon')} onClose={() => setOpen(false)}>
        <button type="button" className="close" aria-label={say('close')} onClick={() => setOpen(false)}>
          <span aria-hidden="true">✕</span>
        </button>
        {isOpen && (
          <Coupon
            {...props}
            onBets={() => {
              setOpen(false);
              props.onBets();
            }}
          />
        )}
      </dialog>
    </>
  );
}
