import type { ReactNode } from 'react';

import { FieldError } from '../../field/Field.tsx';
import { Link } from '../../link/Link.tsx';
import { SumList } from '../../section/SumList.tsx';
import './realityCheck.css';

export interface RealityCheckProps {
  titleId: string;
  /** What this is. */
  kicker: string;
  /** How long it has been, and since when. */
  time: string;
  since: string;
  sums: readonly { name: string; amount: ReactNode }[];
  hint: string;
  /** Two, of the same weight. */
  acts: ReactNode;
  /** Why the last of them did not come about. */
  problem?: string | null;
  /** Where more is to be read of it. */
  links: readonly { key: string; href: string; label: string }[];
  onLink(): void;
}

/** How long, and for how much: read before one goes on. */
export function RealityCheck({ titleId, kicker, time, since, sums, hint, ...rest }: RealityCheckProps) {
  const { acts, problem, links, onLink } = rest;
  return (
    <div className="fy-dialog">
      <div className="fy-dialog__body fy-reality">
        <div>
          <p className="fy-muted">{kicker}</p>
          <h2 className="fy-reality__clock" id={titleId}>
            {time} <small>{since}</small>
          </h2>
        </div>
        <SumList facts={sums.map(({ name, amount }) => ({ key: name, name, value: amount }))} />
        <p className="fy-field__hint">{hint}</p>
        {problem && (
          <div role="alert">
            <FieldError>{problem}</FieldError>
          </div>
        )}
      </div>
      <div className="fy-dialog__foot fy-dialog__foot--row">{acts}</div>
      <p className="fy-reality__links">
        {links.map(({ key, href, label }) => (
          <Link key={key} href={href} onClick={onLink}>
            {label}
          </Link>
        ))}
      </p>
    </div>
  );
}
