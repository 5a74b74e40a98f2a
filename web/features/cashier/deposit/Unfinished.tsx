import { AbandonDeposit } from '@foyer/contract/generated/operations.ts';
import { Banner } from '../../../design/feedback/Banner.tsx';
import { Button } from '../../../design/button/Button.tsx';
import { useMoney, useMutation, useText } from '../../content/index.ts';
import { isUnfinished, type Payment } from './depositState.ts';

/** One that was left in the middle, as by a browser that was closed: it goes on where it was, or its bank does. */
export function Unfinished({ payment, onResume }: { payment: Payment; onResume: () => void }) {
  const text = useText();
  const money = useMoney();
  const { run, isRunning } = useMutation(AbandonDeposit);
  const { id, amount, currency } = payment;
  const sum = money({ amount, currency });
  if (!isUnfinished(payment))
    return (
      <Banner tone="info">
        {sum}: {text('cashier.waits.Provider')}
      </Banner>
    );
  return (
    <Banner
      tone="info"
      actions={
        <>
          <Button size="small" variant="primary" onClick={onResume}>
            {text('cashier.unfinished.resume')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            isLoading={isRunning}
            onClick={() => void run({ transaction: id })}
          >
            {text('cashier.unfinished.giveUp')}
          </Button>
        </>
      }
    >
      {text('cashier.unfinished', { amount: sum })}
    </Banner>
  );
}
