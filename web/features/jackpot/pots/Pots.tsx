import type { ReactNode } from 'react';

import { PotMark, type MarkedPot } from './PotMark.tsx';
import './pots.css';

export interface PotView {
  pot: MarkedPot;
  name: string;
  value: ReactNode;
}

export function Pot({ pot, name, value }: PotView) {
  return (
    <div className="fy-pot" data-pot={pot}>
      <span className="fy-pot__name">
        <PotMark pot={pot} />
        {name}
      </span>
      <span className="fy-pot__value">{value}</span>
    </div>
  );
}

export interface PotsProps {
  label: string;
  pots: readonly PotView[];
  status?: ReactNode;
  /** At most one is shown at a time. The space of the longest is reserved, so that none moves the page. */
  notes?: readonly { text: string; isShown: boolean }[];
}

export function Pots({ label, pots, status, notes = [] }: PotsProps) {
  return (
    <section className="fy-pots" aria-label={label}>
      <div className="fy-pots__band">
        {status && <div className="fy-pots__status">{status}</div>}
        <div className="fy-pots__list">
          {pots.map((pot) => (
            <Pot key={pot.pot} {...pot} />
          ))}
        </div>
      </div>
      {notes.length > 0 && (
        <div className="fy-pots__notes fy-note">
          {notes.map(({ text, isShown }) => (
            <p key={text} data-shown={isShown}>
              {text}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}
