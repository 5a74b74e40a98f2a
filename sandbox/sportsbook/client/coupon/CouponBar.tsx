import { useEffect, useRef, useState } from 'react';
import { makeRoom } from '../frameInLobby/frameInLobby.ts';
import { say } from '../say.ts';
import { Coupon } from './Coupon.tsx';
import { slipSum } from './slipSum.ts';
import type { SlipProps } from './useBetSlip.ts';

/** On narrow screens: a bar that opens the betslip over the matches. */
export function CouponBar(props: SlipProps) {
  const { picks } = props;
  const [isOpen, setOpen] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) return sheet.current?.close();
    makeRoom();
    sheet.current?.showModal();
  }, [isOpen]);
  const { odds } = slipSum(props, '', 'combination');
  return (
    <>
      {picks.length > 0 && (
        <button type="button" className="bar" onClick={() => setOpen(true)}>
          <span className="count">{picks.length}</span>
          <span>{say('coupon')}</span>
          <b>{odds}</b>
        </button>
      )}
      <dialog ref={sheet} className="sheet" aria-label={say('coupon')} onClose={() => setOpen(false)}>
        <button type="button" className="close" aria-label={say('close')} onClick={() => setOpen(false)}>
          <span aria-hidden="true">×</span>
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
