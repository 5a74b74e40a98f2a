import { useId } from 'react';
import { say } from '../say.ts';
import { settings } from '../settings.ts';
import { formatOdds, ODDS_FORMATS } from './oddsFormat.ts';
import { setOddsFormat, useOddsFormat } from './oddsText.ts';

const EXAMPLE = 250;

export function OddsFormatField() {
  const id = useId();
  const chosen = useOddsFormat();
  return (
    <p className="format">
      <label htmlFor={id}>{say('oddsFormat')}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const format = ODDS_FORMATS.find((one) => one === target.value);
          if (format) setOddsFormat(format);
        }}
      >
        {ODDS_FORMATS.map((format) => (
          <option key={format} value={format}>
            {say(`format.${format}`)} {formatOdds(EXAMPLE, format, settings.language)}
          </option>
        ))}
      </select>
    </p>
  );
}
