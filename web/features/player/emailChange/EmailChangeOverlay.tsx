import { useEffect, useRef, type RefObject, type SubmitEvent } from 'react';
import { CODE_DIGITS } from '@foyer/contract/signIn/outcomes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { TextField } from '../../../ui/field/Field.tsx';
import { Overlay } from '../../../ui/overlay/Overlay.tsx';
import { useFocusHere } from '../../../ui/overlay/useFocusHere.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { ResendButton } from '../../signIn/index.ts';
import { useEmailChange, type EmailChange } from './useEmailChange.ts';

interface Props {
  readonly email: string;
  onClose(): void;
}

/** REG-03: asks for the new address, and then for the codes that both addresses received. */
export function EmailChangeOverlay({ email, onClose }: Props) {
  const text = useText();
  const change = useEmailChange(email);
  const { codeAttempt, changedTo } = change;
  return (
    <Overlay
      variant="default"
      isOpen
      title={text('profile.emailChange.title')}
      closeLabel={text('shell.close')}
      onClose={onClose}
    >
      {changedTo !== null && <Done email={changedTo} onClose={onClose} />}
      {changedTo === null && codeAttempt.attempt && (
        <CodesForm current={email} next={codeAttempt.attempt.address} change={change} />
      )}
      {changedTo === null && !codeAttempt.attempt && <AddressForm current={email} change={change} />}
    </Overlay>
  );
}

interface FormProps {
  readonly current: string;
  readonly change: EmailChange;
}

function AddressForm({ current, change }: FormProps) {
  const text = useText();
  const form = useFocusWrongField(change);
  const here = useFocusHere<HTMLInputElement>();
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void change.request(textIn(event.currentTarget, 'new'));
  };
  return (
    <form ref={form} className="fy-fields" method="dialog" onSubmit={submitted} noValidate>
      <p>{text('profile.emailChange.lead', { email: current })}</p>
      <Problem change={change} />
      <TextField
        ref={here}
        label={text('profile.emailChange.new')}
        error={messageAt('new', change)}
        name="new"
        type="email"
        autoComplete="email"
        required
      />
      <Button type="submit" variant="primary" isBlock isLoading={change.isRunning}>
        {text('profile.emailChange.send')}
      </Button>
    </form>
  );
}

function CodesForm({ current, next, change }: FormProps & { readonly next: string }) {
  const text = useText();
  const here = useFocusHere<HTMLInputElement>();
  const form = useFocusWrongField(change);
  const { codeAttempt } = change;
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    void change.confirm({ current: codeIn(currentTarget, 'current'), new: codeIn(currentTarget, 'new') });
  };
  return (
    <form ref={form} className="fy-fields" method="dialog" onSubmit={submitted} noValidate>
      <p>{text('profile.emailChange.sent')}</p>
      <Problem change={change} />
      <TextField
        ref={here}
        label={text('profile.emailChange.code', { email: current })}
        error={messageAt('current', change)}
        name="current"
        {...CODE_FIELD}
      />
      <TextField
        label={text('profile.emailChange.code', { email: next })}
        error={messageAt('new', change)}
        name="new"
        {...CODE_FIELD}
      />
      <Button type="submit" variant="primary" isBlock isLoading={change.isRunning}>
        {text('profile.emailChange.title')}
      </Button>
      <div className="fy-acts">
        <ResendButton {...codeAttempt} text={RESEND} />
        <Button variant="quiet" onClick={() => void change.startOver()}>
          {text('profile.emailChange.other')}
        </Button>
      </div>
      <output className="fy-muted">
        {codeAttempt.error ?? (codeAttempt.wasResent ? text('profile.emailChange.resent') : '')}
      </output>
    </form>
  );
}

const CODE_FIELD = {
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  /** Twice the digits, because a code may be pasted with spaces. */
  maxLength: 2 * CODE_DIGITS,
  required: true,
} as const;

const RESEND = { now: 'profile.emailChange.resend', later: 'profile.emailChange.resendIn' } as const;

function Done({ email, onClose }: Props) {
  const text = useText();
  // This button replaces the pressed one, so it takes the focus.
  const here = useFocusHere<HTMLButtonElement>();
  return (
    <>
      <output>{text('profile.emailChange.done', { email })}</output>
      <Button ref={here} onClick={onClose}>
        {text('shell.close')}
      </Button>
    </>
  );
}

/** Moves the focus to the invalid field, so that screen readers read its error. */
function useFocusWrongField({ problem }: EmailChange): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem?.field) form.current?.querySelector<HTMLElement>(`input[name=${problem.field}]`)?.focus();
  }, [problem]);
  return form;
}

function Problem({ change: { problem } }: Pick<FormProps, 'change'>) {
  return (
    <div role="alert">{problem?.field === null && <Banner tone="danger">{problem.message}</Banner>}</div>
  );
}

const messageAt = (field: 'current' | 'new', { problem }: EmailChange): string | undefined =>
  problem?.field === field ? problem.message : undefined;

function textIn(form: HTMLFormElement, name: string): string {
  const typed = new FormData(form).get(name);
  return typeof typed === 'string' ? typed : '';
}

const codeIn = (form: HTMLFormElement, name: string): string => textIn(form, name).replace(/\s/g, '');
