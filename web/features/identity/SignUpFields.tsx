import type { InputHTMLAttributes, ReactNode } from 'react';
import type { SignUpField, SignUpPage } from '@foyer/contract/identity/forms.ts';
import { languageTag } from '@foyer/vocabulary/locale.ts';
import { Button, ButtonLink } from '../../design/button/Button.tsx';
import { Banner } from '../../design/feedback/Banner.tsx';
import { FieldError, TextField } from '../../design/field/Field.tsx';
import { SignInHead } from '../../design/signIn/SignInHead.tsx';
import { useLocale, useSettings, useText } from '../content/index.ts';

type TextInput = Exclude<SignUpField, 'adult'>;

const INPUTS: readonly (readonly [TextInput, InputHTMLAttributes<HTMLInputElement>])[] = [
  ['email', { type: 'email', autoComplete: 'username', inputMode: 'email' }],
  ['password', { type: 'password', autoComplete: 'new-password', minLength: 10 }],
  ['firstName', { autoComplete: 'given-name' }],
  ['lastName', { autoComplete: 'family-name' }],
  ['birthDate', { type: 'date', autoComplete: 'bday' }],
];

const HINTS: Partial<Record<SignUpField, string>> = { password: 'identity.password.hint' };

export function SignUpFields({ page, children }: { page: SignUpPage; children: ReactNode }) {
  const text = useText();
  const { problem, problems, values } = page;
  const age = useSettings().rules.minimumAgeYears;
  // Without a script the page itself puts the reader at the first field to mend; a new form is read from the top.
  const focusOn = INPUTS.find(([field]) => problems[field])?.[0];
  return (
    <form className="fy-signin__form" method="post" action={page.action} noValidate>
      <SignInHead title={text('identity.signUp.title')} lead={text('identity.signUp.lead')} />
      {problem && <Banner tone="danger">{text(`identity.problem.${problem}`)}</Banner>}
      <div className="fy-signin__methods">
        <input type="hidden" name="csrf" value={page.csrf} />
        {INPUTS.map(([field, input]) => (
          <TextField
            key={field}
            {...input}
            name={field}
            label={text(`identity.${field}`)}
            hint={hintOf(field, text)}
            error={problems[field] && text(`identity.problem.${problems[field]}`, { age })}
            defaultValue={values[field]}
            maxLength={100}
            required
            autoFocus={field === focusOn}
          />
        ))}
        <Country code={page.country} />
        <label className="fy-check">
          {/* Not the design's own box, which a script keeps: this one keeps itself. */}
          <input
            type="checkbox"
            name="adult"
            value="yes"
            defaultChecked={values.adult === 'yes'}
            required
            aria-describedby={problems.adult && 'adult-problem'}
            aria-invalid={problems.adult ? true : undefined}
          />
          <span>{text('identity.adult', { age })}</span>
        </label>
        {problems.adult && <FieldError id="adult-problem">{text('identity.problem.adult')}</FieldError>}
        <Button type="submit" variant="primary" size="large" isBlock>
          {text('identity.signUp')}
        </Button>
      </div>
      <div className="fy-signin__or">{text('identity.or')}</div>
      <ButtonLink isBlock href={page.signInHref}>
        {text('identity.haveAccount')}
      </ButtonLink>
      {children}
    </form>
  );
}

const hintOf = (field: SignUpField, text: (key: string) => string): string | undefined => {
  const key = HINTS[field];
  return key === undefined ? undefined : text(key);
};

/** Given by the market the brand serves here, so it is told and not asked. */
function Country({ code }: { code: string }) {
  const text = useText();
  const name = new Intl.DisplayNames(languageTag(useLocale()), { type: 'region' }).of(code) ?? code;
  return <p className="fy-field__hint">{text('identity.country', { country: name })}</p>;
}
