import type { SubmitEvent } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { SignInHead } from '../../../ui/signIn/SignInHead.tsx';
import { useText } from '../../content/index.ts';
import { CodeInput } from '../codes/CodeInput.tsx';
import { ResendButton } from '../codes/ResendButton.tsx';
import { useCodeEntry } from '../codes/useCodeEntry.ts';
import type { PhoneSteps } from './usePhone.ts';

/** The code that came to the number. */
export function PhoneCodeForm({ steps, onMend }: { steps: PhoneSteps; onMend: () => void }) {
  const text = useText();
  const { underWay } = steps;
  const entering = useCodeEntry(steps.verify);
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    entering.enter();
  };
  return (
    <form className="fy-signin__methods" method="dialog" onSubmit={submitted} noValidate>
      <SignInHead
        title={text('signIn.code.title')}
        lead={text('signIn.code.lead', { address: underWay.attempt?.address ?? '' })}
      />
      <CodeInput
        key={entering.turn}
        error={entering.error}
        isReadOnly={entering.isEntering}
        onChange={entering.write}
      />
      <Button type="submit" variant="primary" size="large" isBlock isLoading={entering.isEntering}>
        {text('verification.phone.confirm')}
      </Button>
      <div>
        <ResendButton {...underWay} />
        <Button variant="quiet" onClick={onMend}>
          {text('verification.phone.mend')}
        </Button>
        <output className="fy-muted">
          {underWay.error ?? (underWay.wasResent ? text('signIn.code.resent') : '')}
        </output>
      </div>
    </form>
  );
}
