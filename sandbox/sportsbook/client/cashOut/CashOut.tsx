import { useEffect, useId, useRef, useState } from 'react';
import { compare, fromDecimal, money, subtract, toDecimal, type Money } from '@foyer/domain/money.ts';
import { leastPart, partOf } from '../../bets/cashOut/terms.ts';
import type { ValuedCoupon } from '../api.ts';
import { stakeOf } from '../coupon/returns.ts';
import { written } from '../coupon/written.ts';
import { oddsText } from '../odds/oddsText.ts';
import { amount, say } from '../say.ts';
import { settings } from '../settings.ts';
import { useCashOut } from './useCashOut.ts';

const { currency } = settings.terms;

/** The parts of a bet that were cashed out. */
export const CashOuts = ({ coupon: { cashOuts } }: { readonly coupon: ValuedCoupon }) =>
  cashOuts.map((part) => (
    <div key={part.id}>
      <dt>{say('cashOuts')}</dt>
      <dd>{say('cashOut.line', { amount: amount(part.amount), stake: amount(part.stake) })}</dd>
    </div>
  ));

interface CashOutProps {
  readonly coupon: ValuedCoupon;
  /** What the last cash-out of this bet paid; null without one. */
  readonly paid: string | null;
  onDone(coupon: ValuedCoupon, paid: string): void;
}

/** Offers a cash-out of an open bet, and says what the last one paid. */
export function CashOut({ coupon, paid, onDone }: CashOutProps) {
  const [isOpen, setOpen] = useState(false);
  const { refusal, isBusy, send } = useCashOut(coupon.id, (after, amountPaid) => {
    setOpen(false);
    onDone(after, amountPaid);
  });
  const { cashOut: offer, state, legs } = coupon;
  const ordinaryOdds = legs[0]?.ordinaryOdds;
  return (
    <div className="cash-out">
      {paid !== null && !isOpen && <Done key={coupon.running} paid={paid} />}
      {state === 'open' && !isOpen && (
        <button type="button" className="offer" disabled={offer === null} onClick={() => setOpen(true)}>
          {offer === null ? say('cashOut.none') : say('cashOut', { amount: amount(offer) })}
        </button>
      )}
      {state === 'open' && ordinaryOdds !== undefined && (
        <p className="boost-note">{say('boost.cashOut', { odds: oddsText(ordinaryOdds) })}</p>
      )}
      {state === 'open' && isOpen && (
        <CashOutForm
          coupon={coupon}
          isBusy={isBusy}
          onSend={(part) => void send(part)}
          onCancel={() => setOpen(false)}
        />
      )}
      <p role="alert" className="said bad">
        {refusal}
      </p>
    </div>
  );
}

/** Has the focus when it appears, because the button that was pressed is gone. */
function Done({ paid }: { readonly paid: string }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p ref={message} tabIndex={-1} className="said good">
      {say('cashOut.done', { amount: amount(paid) })}
    </p>
  );
}

interface CashOutFormProps {
  readonly coupon: ValuedCoupon;
  readonly isBusy: boolean;
  onSend(part: { stake: string; shown: string; takesLower: boolean }): void;
  onCancel(): void;
}

/** Chooses the part of the running stake with a slider or as an amount, and confirms what is paid for it. */
function CashOutForm({ coupon, isBusy, onSend, onCancel }: CashOutFormProps) {
  const running = fromDecimal(coupon.running, currency);
  const [text, setText] = useState(written(coupon.running));
  const [takesLower, setTakesLower] = useState(false);
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus(), []);
  const part = partIn(text, running);
  const offer = coupon.cashOut === null ? null : fromDecimal(coupon.cashOut, currency);
  const paid = part && offer && partOf(offer, part, running);
  const percent = part ? Number((part.minor * 100n) / running.minor) : 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (part && paid) onSend({ stake: toDecimal(part), shown: toDecimal(paid), takesLower });
      }}
    >
      <label htmlFor={id}>{say('cashOut.part')}</label>
      <div className="part">
        <input
          ref={slider}
          type="range"
          min={1}
          max={100}
          value={percent}
          aria-label={say('cashOut.part')}
          aria-valuetext={part ? amount(toDecimal(part)) : ''}
          onChange={({ target }) => setText(written(toDecimal(shareOf(running, Number(target.value)))))}
        />
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={part === null}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <dl>
        <div className="returns">
          <dt>{say('cashOut.get')}</dt>
          <dd>{paid ? amount(toDecimal(paid)) : '–'}</dd>
        </div>
        <div>
          <dt>{say('cashOut.rest')}</dt>
          <dd>{part ? amount(toDecimal(subtract(running, part))) : '–'}</dd>
        </div>
      </dl>
      <label className="better">
        <input
          type="checkbox"
          checked={takesLower}
          onChange={({ target }) => setTakesLower(target.checked)}
        />
        {say('cashOut.lower')}
      </label>
      <button type="submit" className="main" disabled={isBusy || !paid || paid.minor === 0n}>
        {confirmText(offer, paid, isBusy)}
      </button>
      <button type="button" className="plain" onClick={onCancel}>
        {say('cancel')}
      </button>
    </form>
  );
}

function confirmText(offer: Money | null, paid: Money | null, isBusy: boolean): string {
  if (isBusy) return say('cashOut.busy');
  if (offer === null) return say('cashOut.none');
  return say('cashOut.confirm', { amount: paid ? amount(toDecimal(paid)) : '–' });
}

/** Null for a part that is no amount, too small, or more than the running stake. */
function partIn(text: string, running: Money): Money | null {
  const part = stakeOf(text);
  return part && compare(part, leastPart(running)) >= 0 && compare(part, running) <= 0 ? part : null;
}

/** A percentage of the running stake, at least the smallest part. */
const shareOf = (running: Money, percent: number): Money => {
  const share = money((running.minor * BigInt(percent)) / 100n, currency);
  const least = leastPart(running);
  return compare(share, least) < 0 ? least : share;
};
