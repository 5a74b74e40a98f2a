import type { ReactNode } from 'react';
import { customProperties } from '../../../ui/styles/customProperties.ts';
import './limitLine.css';

export function LimitLine({ name, left, used }: { name: string; left: ReactNode; used: number }) {
  return (
    <div className="fy-limitline">
      <div className="fy-limitline__row">
        <span className="fy-limitline__name">{name}</span>
        <b>{left}</b>
      </div>
      <div className="fy-limitline__bar" aria-hidden="true" style={customProperties({ '--_used': used })}>
        <i />
      </div>
    </div>
  );
}
