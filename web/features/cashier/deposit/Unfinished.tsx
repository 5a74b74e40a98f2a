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

interface UnfinishedProps {
  /** Pending deposits, newest first. */
  readonly deposits: readonly Payment[];
  onResume(payment: Payment): void;
}

/** Shows a deposit that the player interrupted, so that they can resume or cancel it. */
export function Unfinished({ deposits, onResume }: UnfinishedProps) {
  const text = useText();
  const money = useMoney();
  const reason = useReason();
  const heldReason = useHeldReason();
  const { abandon, isRunning, refusal } = useAbandon();
  const deposit = firstUnfinished(deposits);
  if (!deposit) return null;
  const sum = money(deposit);
  const message = isUnfinished(deposit)
    ? text('cashier.unfinished', { amount: sum })
    : isHeldDeposit(deposit)
      ? `${text('cashier.held.title', { amount: sum })} ${heldReason(deposit)}`
      : `${sum}: ${text(WAITING[deposit.status] ?? 'cashier.waits.Provider')}`;
  // Only one deposit is shown. The next one appears when it is completed or cancelled.
  const others = deposits.length - 1;
  return (
    <Banner
      tone="info"
      actions={
        isUnfinished(deposit) && (
          <>
            <Button size="small" variant="primary" onClick={() => onResume(deposit)}>
              {text('cashier.unfinished.resume')}
            </Button>
            <Button size="small" variant="quiet" isLoading={isRunning} onClick={() => abandon(deposit.id)}>
              {text('cashier.unfinished.giveUp')}
            </Button>
          </>
        )
      }
    >
      {refusal && reason(refusal)} {message}{' '}
      {others > 0 && text('cashier.unfinished.more', { count: others })}
    </Banner>
  );
}

const WAITING: Readonly<Partial<Record<Payment['status'], 'cashier.cancelling' | 'cashier.waits.Refund'>>> = {
  CancelInitialized: 'cashier.cancelling',
  RollbackInitialized: 'cashier.waits.Refund',
};

function useAbandon() {
  const { run, isRunning } = useMutation(AbandonDeposit);
  const [refusal, setRefusal] = useState<Reason | null>(null);
  const abandon = async (transaction: string): Promise<void> => {
    setRefusal(null);
    const { error } = await run({ transaction });
    if (error) setRefusal(reasonOf(serverErrorIn(error)));
  };
  return { abandon: (transaction: string) => void abandon(transaction), isRunning, refusal };
}
