import { useId, useState, type FormEvent } from 'react';
import { CancelWithdrawal, type WithdrawalCancelReason } from '@foyer/contract/generated/operations.ts';
import { useFocusHere } from '../../../ui/overlay/useFocusHere.ts';
import { Button } from '../../../ui/button/Button.tsx';
import '../../../ui/field/field.css';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { serverErrorIn } from '../../../transport/graphql/errors.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { reasonOf, type Reason } from '../refusal/refusal.ts';
import { useReason } from '../texts.ts';
import type { Payment } from '../payment/payment.ts';

const REASONS = [
  'PaymentIssues',
  'AccountIssues',
  'InsufficientGameChoices',
  'NotEnoughBonusesOrPromotions',
] as const satisfies readonly WithdrawalCancelReason[];

/** CASH-25: cancels a withdrawal with a reason. No reason is preselected. */
export function CancelWithdrawalForm({
  payment,
  onClose,
}: {
  payment: Pick<Payment, 'id'>;
  onClose: () => void;
}) {
  const text = useText();
  const reasonText = useReason();
  const graphql = useGraphql();
  const name = useId();
  const first = useFocusHere<HTMLInputElement>();
  const [chosen, setChosen] = useState<WithdrawalCancelReason | null>(null);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Reason | null>(null);

  const cancel = async (reason: WithdrawalCancelReason): Promise<void> => {
    setSending(true);
    const variables = { transaction: payment.id, reason };
    const { data, error } = await graphql.mutate(CancelWithdrawal, variables, ['Cashier']);
    setSending(false);
    if (data) return onClose();
    setRefusal(reasonOf(serverErrorIn(error)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && !isSending) void cancel(chosen);
  };

  return (
    <form className="fy-cashier" onSubmit={submit}>
      {refusal && <Banner tone="danger">{reasonText(refusal)}</Banner>}
      <fieldset className="fy-methods">
        <legend className="fy-field__label">{text('cashier.cancel.why')}</legend>
        {REASONS.map((reason, index) => (
          <label className="fy-check" key={reason}>
            <input
              ref={index === 0 ? first : null}
              type="radio"
              name={name}
              checked={chosen === reason}
              onChange={() => setChosen(reason)}
              required
            />
            <span>{text(`cashier.cancel.${reason}`)}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="danger" isLoading={isSending} disabled={chosen === null}>
        {text('cashier.cancel.act')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {text('cashier.cancel.keep')}
      </Button>
    </form>
  );
}
