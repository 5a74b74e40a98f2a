import { useEffect, useRef } from 'react';
import { CODE_DIGITS } from '@foyer/contract/signIn/outcomes.ts';
import { CodeField } from '../../../ui/field/CodeField.tsx';
import { TextField } from '../../../ui/field/Field.tsx';
import { useSettings, useText } from '../../content/index.ts';

interface CodeInputProps {
  readonly error: string | null;
  /** What is there is on its way. */
  readonly isReadOnly: boolean;
  /** Called with each digit; a whole code goes off by itself, which the field says beforehand. */
  readonly onChange: (code: string) => void;
}

/** FLAG-01: a plain field where the site has it so. */
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
