import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/field/Field.tsx';
import { useText } from '../content/index.ts';

interface PasteFormProps {
  readonly label: string;
  readonly hint: string;
  /** Why what was put in last cannot be read. */
  readonly error: string | null;
  readonly onPasted: (pasted: string) => void;
}

/** Where anybody puts in what somebody has handed over, to be computed again. */
export function PasteForm({ label, hint, error, onPasted }: PasteFormProps) {
  const text = useText();
  const [pasted, setPasted] = useState('');
  return (
    <form
      className="fy-form"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onPasted(pasted);
      }}
    >
      <TextField
        label={label}
        hint={hint}
        {...(error !== null && { error })}
        value={pasted}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setPasted(event.target.value)}
      />
      <Button type="submit">{text('proof.compute')}</Button>
    </form>
  );
}
