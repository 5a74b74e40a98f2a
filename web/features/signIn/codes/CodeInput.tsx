import { useEffect, useRef } from 'react';
import { CODE_DIGITS } from '@foyer/contract/signIn/outcomes.ts';
import { CodeField } from '../../../ui/field/CodeField.tsx';
import { TextField } from '../../../ui/field/Field.tsx';
import { useSettings } from '../../../app/app.tsx';
import { useText } from '../../../i18n/i18n.tsx';

interface CodeInputProps {
  readonly error: string | null;
  readonly isReadOnly: boolean;
  /** Called after each digit. A complete code is submitted automatically, as the field's hint says. */
  readonly onChange: (code: string) => void;
}

/** FLAG-01: a plain text field on sites with this setting, otherwise one box per digit. */
export function CodeInput({ error, isReadOnly, onChange }: CodeInputProps) {
  const text = useText();
  const { features } = useSettings();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  if (!features.includes('BasicEnterCode'))
    return (
      <CodeField
        label={text('signIn.code.label')}
        digitLabel={(number) => text('signIn.code.digit', { number })}
        hint={text('signIn.code.hint')}
        digits={CODE_DIGITS}
        error={error ?? undefined}
        isReadOnly={isReadOnly}
        onChange={onChange}
      />
    );
  return (
    <TextField
      label={text('signIn.code.label')}
      hint={text('signIn.code.hint')}
      error={error ?? undefined}
      readOnly={isReadOnly}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={2 * CODE_DIGITS}
      ref={field}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\D/g, ''))}
    />
  );
}
