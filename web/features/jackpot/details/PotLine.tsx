import type { ReactNode } from 'react';
import { PotMark, type MarkedPot } from '../pots/PotMark.tsx';
import '../pots/pots.css';
import './potPanel.css';

export interface PotLineProps {
  /** Null if the pot has no icon. */
  pot: MarkedPot | null;
  name: string;
  value?: ReactNode;
  /** Fraction from 0 to 1, which is drawn as a bar. */
  part?: number;
  note?: string;
  facts: readonly { readonly name: string; readonly value: string }[];
}

export function PotLine({ pot, name, value, part, note, facts }: PotLineProps) {
  return (
    <li className="fy-potline" data-pot={pot ?? 'shared'}>
      <span className="fy-potline__mark">{pot && <PotMark pot={pot} />}</span>
      <b>{name}</b>
      <span className="fy-potline__value">{value}</span>
      {part !== undefined && (
        <i className="fy-potline__bar" aria-hidden="true">
          <i style={{ inlineSize: `${Math.round(part * 100)}%` }} />
        </i>
      )}
      {note !== undefined && <small>{note}</small>}
      <dl className="fy-potline__facts">
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
