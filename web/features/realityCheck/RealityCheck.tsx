import type { ReactNode } from 'react';

import { FieldError } from '../../ui/field/Field.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { SumList } from '../../ui/section/SumList.tsx';
import './realityCheck.css';

export interface RealityCheckProps {
  titleId: string;
  /** Label above the title. */
  kicker: string;
  /** Time played, and its start. */
  time: string;
  since: string;
  sums: readonly { name: string; amount: ReactNode }[];
  hint: string;
  /** Two buttons of equal weight. */
  actions: ReactNode;
  /** Why the last action failed. */
  problem?: string | null;
  /** Links to related pages. */
  links: readonly { key: string; href: string; label: string }[];
  onLink(): void;
}

/** Time played and net result, shown before the player continues. */
export function RealityCheck({ titleId, kicker, time, since, sums, hint, ...rest }: RealityCheckProps) {
  const { actions, problem, links, onLink } = rest;
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
      <div className="fy-dialog__foot fy-dialog__foot--row">{actions}</div>
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
