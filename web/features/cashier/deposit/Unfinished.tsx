import { useState } from 'react';
import { AbandonDeposit } from '@foyer/contract/generated/operations.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { serverErrorIn } from '../../../transport/graphql/errors.ts';
import { useMoney, useMutation, useText } from '../../content/index.ts';
import { reasonOf, type Reason } from '../refusal/refusal.ts';
import { useHeldReason, useReason } from '../texts.ts';
import { firstUnfinished, isRoundPlayed, isUnfinished, type Payment } from '../payment/payment.ts';

export interface UnfinishedProps {
  /** Under way, the newest first. */
  readonly deposits: readonly Payment[];
  onResume(payment: Payment): void;
}

/** Deposits that were left in the middle, as by a browser that was closed: one goes on where it was, or its bank does. */
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
    : isRoundPlayed(first)
      ? `${text('cashier.held.title', { amount: sum })} ${heldReason(first)}`
      : `${sum}: ${text(first.status === 'CancelInitialized' ? 'cashier.cancelling' : 'cashier.waits.Provider')}`;
  // The others come forward one by one, as the one before them is finished or given up.
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
