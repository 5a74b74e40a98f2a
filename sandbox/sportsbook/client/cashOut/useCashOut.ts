import { useRef, useState } from 'react';
import { BookRefusal } from '../../bets/refusal.ts';
import { api, type ValuedCoupon } from '../api.ts';
import { lobby } from '../lobby.ts';
import { amount, say } from '../say.ts';

/** Part of the running stake, and what the form shows for it, as decimal strings. */
interface Part {
  readonly stake: string;
  readonly shown: string;
  readonly takesLower: boolean;
}

/**
 * Sends cash-outs of a bet, one at a time. A retry after a lost response has the same idempotency key.
 * @param onDone called with the bet after a cash-out and the amount that was paid
 */
export function useCashOut(coupon: string, onDone: (coupon: ValuedCoupon, paid: string) => void) {
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const unanswered = useRef<{ readonly stake: string; readonly id: string } | null>(null);

  const send = async ({ stake, shown, takesLower }: Part): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    setRefusal('');
    const id = unanswered.current?.stake === stake ? unanswered.current.id : crypto.randomUUID();
    unanswered.current = { stake, id };
    try {
      const after = await api.cashOut({ id, coupon, stake, shown, takesLower });
      unanswered.current = null;
      const own = after.cashOuts.find((one) => one.id === id);
      onDone(after, own?.amount ?? shown);
    } catch (error) {
      const refused = error instanceof BookRefusal ? error : new BookRefusal('ConnectionLost');
      if (refused.type !== 'ConnectionLost') unanswered.current = null;
      if (refused.type === 'SessionEnded') lobby.failed('sessionEnded');
      setRefusal(refusalText(refused));
    }
    busy.current = false;
    setBusy(false);
  };
  return { refusal, isBusy, send };
}

function refusalText({ type, detail }: BookRefusal): string {
  const values = Object.fromEntries(
    ['was', 'now', 'running', 'least'].flatMap((name) =>
      detail[name] ? [[name, amount(detail[name])]] : [],
    ),
  );
  return say(`cashOut.refusal.${type}`, values);
}
