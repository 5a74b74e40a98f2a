import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/field/Field.tsx';
import { useText } from '../../i18n/i18n.tsx';

interface PasteFormProps {
  readonly label: string;
  readonly hint: string;
  /** Why the last pasted input is invalid; null if it is valid. */
  readonly error: string | null;
  readonly onPasted: (pasted: string) => void;
}

/** Maximum number of pasted characters, enough for a list of ten thousand entries. */
const MAX_PASTED = 1_000_000;

/** Form for the data of a draw that somebody else has sent to the reader. */
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
        maxLength={MAX_PASTED}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setPasted(event.target.value)}
      />
      <Button type="submit">{text('proof.compute')}</Button>
    </form>
  );
}
