import {
  BIRTH_DATE_FIELDS,
  splitBirthDate,
  type BirthDatePart,
} from '@foyer/contract/registration/birthDate.ts';
import { MAX_TEXT, useFieldNotes } from '../../ui/field/Field.tsx';
import { useDateTag, useText } from '../../i18n/i18n.tsx';
import './registration.css';

interface BirthDateFieldProps {
  readonly hint: string | undefined;
  readonly error: string | undefined;
  /** `YYYY-MM-DD`, or what was entered instead. */
  readonly value: string | undefined;
  readonly isReadOnly: boolean;
  /** Puts the focus on the first part without a script. */
  readonly hasFocus: boolean;
}

/** A date of birth in three fields, in the order of the reader's country. */
export function BirthDateField({ hint, error, value = '', isReadOnly, hasFocus }: BirthDateFieldProps) {
  const text = useText();
  const { id, describedBy, isInvalid, notes } = useFieldNotes(hint, error);
  const parts = splitBirthDate(value);
  return (
    <fieldset className="fy-field">
      <legend className="fy-field__label">{text('forms.birthDate')}</legend>
      <div className="fy-birthdate">
        {partsInOrder(useDateTag()).map((part, index) => (
          <label key={part} className="fy-birthdate__part">
            <span className="fy-field__hint">{text(`forms.${BIRTH_DATE_FIELDS[part]}`)}</span>
            <input
              id={`${id}-${part}`}
              className="fy-input"
              name={BIRTH_DATE_FIELDS[part]}
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              maxLength={isReadOnly ? MAX_TEXT : LENGTHS[part]}
              required
              readOnly={isReadOnly}
              defaultValue={parts[part]}
              {...(hasFocus && index === 0 && { autoFocus: true })}
              aria-invalid={isInvalid}
              aria-describedby={describedBy}
            />
          </label>
        ))}
      </div>
      {notes}
    </fieldset>
  );
}

const LENGTHS = { day: 2, month: 2, year: 4 } as const satisfies Record<BirthDatePart, number>;

const isPart = (type: string): type is BirthDatePart => Object.hasOwn(LENGTHS, type);

/** Day, month and year, as dates are written there. @param tag language and country */
function partsInOrder(tag: string): readonly BirthDatePart[] {
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'numeric', year: 'numeric' });
  return format
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isPart);
}
