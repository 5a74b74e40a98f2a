import type { InputHTMLAttributes } from 'react';
import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { LEGAL_DOCUMENTS } from '@foyer/contract/legal/documents.ts';
import {
  DOCUMENT_FIELDS,
  type SignUpField,
  type SignUpPage,
  type SignUpProblem,
} from '@foyer/contract/registration/forms.ts';
import { bankOf, type RegistrationStep } from '@foyer/contract/registration/methods.ts';
import { FieldError, TextField } from '../../ui/field/Field.tsx';
import { Link } from '../../ui/link/Link.tsx';
import type { VerifiedNewcomer } from '../../transport/signIn/signInCalls.ts';
import { useHref, useLanguageTag, useText } from '../../i18n/i18n.tsx';
import { useSettings } from '../../app/app.tsx';
import { labelOf } from '../signIn/index.ts';
import { BirthDateField } from './BirthDateField.tsx';
import { LIMIT_FIELDS, PROBLEM_TEXTS } from './formReading.ts';
import { JackpotChoice } from './JackpotChoice.tsx';

export interface StepFieldsProps extends Pick<
  SignUpPage,
  'values' | 'problems' | 'country' | 'currency' | 'documentVersions'
> {
  readonly step: RegistrationStep;
  /** False where players sign in with a code instead of a password. */
  readonly hasPassword: boolean;
  /** The newcomer verified by a payment provider: verified data is shown read-only. */
  readonly verified?: VerifiedNewcomer | null;
  /** First invalid field, for forms that set the focus with `autofocus` instead of a script. */
  readonly focusOn?: SignUpField | undefined;
}

/** Fields of one part of the form, used by the identity provider's form, which works without a script, and the lobby's. */
export function StepFields({ step, ...form }: StepFieldsProps) {
  switch (step) {
    case 'account':
      return <Inputs {...form} fields={form.hasPassword ? ['email', 'password'] : ['email']} />;
    case 'person':
      return (
        <>
          <Inputs {...form} fields={['firstName', 'lastName']} />
          <BirthDate {...form} />
          {form.verified && <Home {...form.verified} />}
          <Country code={form.country} />
        </>
      );
    case 'nationalId':
      return <Inputs {...form} fields={['nationalId']} />;
    case 'limits':
      return <Limits {...form} />;
    case 'jackpot':
      return <JackpotChoice {...form} />;
    case 'consents':
      return <Consents {...form} />;
    case 'bank':
    case 'verification':
      return null;
  }
}

type FormProps = Omit<StepFieldsProps, 'step'>;

/**
 * LIC-10: limits are optional and folded, unless the licence requires them; LIMIT-05: not to set any is confirmed. A limit
 * that was entered is shown.
 */
function Limits(form: FormProps) {
  const text = useText();
  const { values, problems } = form;
  const areRequired = useSettings().rules.depositLimitsRequiredOnRegistration;
  const fields = (
    <fieldset className="fy-signin__methods">
      <legend className={areRequired ? 'fy-field__label' : 'fy-sr'}>{text('registration.limits')}</legend>
      <p className="fy-field__hint">
        {text(areRequired ? 'registration.limits.required' : 'registration.limits.hint')}
      </p>
      <Inputs {...form} fields={LIMIT_FIELDS} areRequired={areRequired} />
    </fieldset>
  );
  if (areRequired) return fields;
  return (
    <>
      <details
        className="fy-signin__more"
        open={LIMIT_FIELDS.some((field) => values[field] || problems[field])}
      >
        <summary>{text('registration.limits.set')}</summary>
        {fields}
      </details>
      <Tick
        field="withoutLimits"
        label={text('registration.withoutLimits')}
        isTicked={values.withoutLimits === 'yes'}
        problem={problems.withoutLimits}
        hasFocus={form.focusOn === 'withoutLimits'}
      />
    </>
  );
}

type TextInput = Exclude<SignUpField, Box | 'jackpot' | 'birthDate'>;
type Box = 'adult' | 'terms' | 'emailOffers' | 'smsOffers' | 'withoutLimits';

const INPUTS: Readonly<Record<TextInput, InputHTMLAttributes<HTMLInputElement>>> = {
  email: { type: 'email', autoComplete: 'username', inputMode: 'email', required: true },
  password: { type: 'password', autoComplete: 'new-password', minLength: 10, required: true },
  firstName: { autoComplete: 'given-name', required: true },
  lastName: { autoComplete: 'family-name', required: true },
  nationalId: { autoComplete: 'off', required: true },
  dayLimit: { inputMode: 'decimal', autoComplete: 'off' },
  weekLimit: { inputMode: 'decimal', autoComplete: 'off' },
  monthLimit: { inputMode: 'decimal', autoComplete: 'off' },
};

const LABELS = {
  email: 'forms.email',
  password: 'forms.password',
  firstName: 'forms.firstName',
  lastName: 'forms.lastName',
  nationalId: 'registration.nationalId',
  dayLimit: 'registration.dayLimit',
  weekLimit: 'registration.weekLimit',
  monthLimit: 'registration.monthLimit',
} as const satisfies Record<TextInput, MessageKey>;

const HINTS: Partial<Record<SignUpField, MessageKey>> = {
  password: 'forms.password.hint',
  nationalId: 'registration.nationalId.hint',
};

function Inputs({
  fields,
  values,
  problems,
  currency,
  focusOn,
  verified,
  areRequired = false,
}: FormProps & { readonly fields: readonly TextInput[]; readonly areRequired?: boolean }) {
  const text = useText();
  const confirmed = useConfirmed();
  const age = useSettings().rules.minimumAgeYears;
  const errorOf = (problem: SignUpProblem) =>
    areRequired && problem === 'notAnAmount'
      ? text('registration.problem.notALimit')
      : text(PROBLEM_TEXTS[problem], { age });
  return fields.map((field) => {
    const isVerified = Boolean(verified && field in verified);
    const [key, problem] = [HINTS[field], problems[field]];
    const hint = key === undefined ? undefined : text(key);
    return (
      <TextField
        key={field}
        {...INPUTS[field]}
        {...(areRequired && { required: true })}
        name={field}
        label={text(LABELS[field], { currency })}
        hint={isVerified ? text('registration.bank.verified', confirmed) : hint}
        readOnly={isVerified}
        error={problem && errorOf(problem)}
        defaultValue={values[field]}
        autoFocus={field === focusOn}
      />
    );
  });
}

function BirthDate({ values, problems, focusOn, verified }: FormProps) {
  const text = useText();
  const confirmed = useConfirmed();
  const age = useSettings().rules.minimumAgeYears;
  const problem = problems.birthDate;
  const isVerified = Boolean(verified);
  return (
    <BirthDateField
      hint={isVerified ? text('registration.bank.verified', confirmed) : undefined}
      error={problem && text(PROBLEM_TEXTS[problem], { age })}
      value={values.birthDate}
      isReadOnly={isVerified}
      hasFocus={focusOn === 'birthDate'}
    />
  );
}

function useConfirmed(): { readonly provider: string } {
  const provider = bankOf(useSettings());
  return { provider: provider === null ? '' : labelOf(provider) };
}

function Home({ street, zipCode, city }: VerifiedNewcomer) {
  const text = useText();
  const confirmed = useConfirmed();
  const address = `${street}, ${zipCode} ${city}`;
  return <p className="fy-field__hint">{text('registration.bank.address', { ...confirmed, address })}</p>;
}

function Consents({ values, problems, documentVersions, focusOn }: FormProps) {
  const text = useText();
  const href = useHref();
  const age = useSettings().rules.minimumAgeYears;
  const boxOf = (field: Box, label: string) => (
    <Tick
      field={field}
      label={label}
      isTicked={values[field] === 'yes'}
      problem={problems[field]}
      hasFocus={focusOn === field}
    />
  );
  return (
    <>
      {boxOf('adult', text('forms.adult', { age }))}
      {boxOf('terms', text('registration.terms'))}
      {LEGAL_DOCUMENTS.map((key) => (
        <input key={key} type="hidden" name={DOCUMENT_FIELDS[key]} value={documentVersions[key]} />
      ))}
      <p className="fy-field__hint">
        <Link href={href('/terms-and-conditions/')} target="_blank">
          {text('registration.readTerms')}
        </Link>
        {' · '}
        <Link href={href('/privacy-policy/')} target="_blank">
          {text('registration.readPrivacy')}
        </Link>
      </p>
      {boxOf('emailOffers', text('registration.emailOffers'))}
      {boxOf('smsOffers', text('registration.smsOffers'))}
    </>
  );
}

interface TickProps {
  readonly field: Box;
  readonly label: string;
  readonly isTicked: boolean;
  readonly problem: SignUpProblem | undefined;
  readonly hasFocus: boolean;
}

function Tick({ field, label, isTicked, problem, hasFocus }: TickProps) {
  const text = useText();
  const problemId = `${field}-problem`;
  return (
    <>
      <label className="fy-check">
        {/* A native checkbox, because the design system's checkbox needs a script. */}
        <input
          // OVER-08: documents that have changed are confirmed again, so the box is new and empty.
          key={problem === 'changed' ? 'again' : 'first'}
          type="checkbox"
          name={field}
          value="yes"
          defaultChecked={isTicked}
          required={field === 'adult' || field === 'terms'}
          aria-describedby={problem && problemId}
          aria-invalid={problem && true}
          autoFocus={hasFocus}
        />
        <span>{label}</span>
      </label>
      {problem && (
        <FieldError id={problemId}>
          {text(problem === 'changed' ? 'registration.problem.changed' : unconfirmedText(field))}
        </FieldError>
      )}
    </>
  );
}

/** The error of a box that has to be ticked. */
const unconfirmedText = (field: SignUpField): MessageKey =>
  field === 'withoutLimits' ? 'registration.problem.withoutLimits' : 'forms.problem.adult';

/** The brand's market fixes the country, so it cannot be edited. */
function Country({ code }: { code: string }) {
  const text = useText();
  const name = new Intl.DisplayNames(useLanguageTag(), { type: 'region' }).of(code) ?? code;
  return <p className="fy-field__hint">{text('forms.country', { country: name })}</p>;
}
