import type { SubmitEvent } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { SignInHead, CodeInput, ResendButton, useCodeEntry } from '../../signIn/index.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { PhoneSteps } from './usePhone.ts';

export function PhoneCodeForm({ steps, onChangeNumber }: { steps: PhoneSteps; onChangeNumber: () => void }) {
  const text = useText();
  const { underWay: codeAttempt } = steps;
  const entering = useCodeEntry(steps.verify);
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    entering.enter();
  };
  return (
    <form className="fy-signin__methods" method="dialog" onSubmit={submitted} noValidate>
      <SignInHead
        title={text('signIn.code.title')}
        lead={text('signIn.code.lead', { address: codeAttempt.attempt?.address ?? '' })}
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
        <ResendButton {...codeAttempt} />
        <Button variant="quiet" onClick={onChangeNumber}>
          {text('verification.phone.mend')}
        </Button>
        <output className="fy-muted">
          {codeAttempt.error ?? (codeAttempt.wasResent ? text('signIn.code.resent') : '')}
        </output>
      </div>
    </form>
  );
}
