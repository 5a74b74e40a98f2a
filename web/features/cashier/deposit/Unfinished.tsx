import { useState } from 'react';
import { AbandonDeposit } from '@foyer/contract/generated/operations.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { serverErrorIn } from '../../../transport/graphql/errors.ts';
import { useMoney } from '../../../i18n/money.ts';
import { useMutation } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { reasonOf, type Reason } from '../refusal/refusal.ts';
import { useHeldReason, useReason } from '../texts.ts';
import { firstUnfinished, isHeldDeposit, isUnfinished, type Payment } from '../payment/payment.ts';

export interface UnfinishedProps {
  /** Pending deposits, newest first. */
  readonly deposits: readonly Payment[];
  onResume(payment: Payment): void;
}

/**
 * Lists deposits that the player interrupted, for example by closing the browser, so that they can resume
 * them.
 */
export function Unfinished({ deposits, onResume }: UnfinishedProps) {
  const text = useText();
  const money = useMoney();
  const reason = useReason();
  const heldReason = useHeldReason();
  const { giveUp, isRunning, refusal } = useGiveUp();
  const first = firstUnfinished(deposits);
  if (!first) return null;
  const sum = money(first);
  const said = isUnfinished(first)
    ? text('cashier.unfinished', { amount: sum })
    : isHeldDeposit(first)
      ? `${text('cashier.held.title', { amount: sum })} ${heldReason(first)}`
      : `${sum}: ${text(first.status === 'CancelInitialized' ? 'cashier.cancelling' : 'cashier.waits.Provider')}`;
  // Only one is shown; the next appears when it is completed or cancelled.
  const others = deposits.length - 1;
  return (
    <Banner
      tone="info"
      actions={
        isUnfinished(first) && (
          <>
            <Button size="small" variant="primary" onClick={() => onResume(first)}>
              {text('cashier.unfinished.resume')}
            </Button>
            <Button size="small" variant="quiet" isLoading={isRunning} onClick={() => giveUp(first.id)}>
              {text('cashier.unfinished.giveUp')}
            </Button>
          </>
        )
      }
    >
      {refusal && reason(refusal)} {said} {others > 0 && text('cashier.unfinished.more', { count: others })}
    </Banner>
  );
}

function useGiveUp() {
  const { run, isRunning } = useMutation(AbandonDeposit);
  const [refusal, setRefusal] = useState<Reason | null>(null);
  const giveUp = async (transaction: string): Promise<void> => {
    setRefusal(null);
    const { error } = await run({ transaction });
    if (error) setRefusal(reasonOf(serverErrorIn(error)));
  };
  return { giveUp: (transaction: string) => void giveUp(transaction), isRunning, refusal };
}
