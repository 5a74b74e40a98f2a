import type { ReactNode } from 'react';

import './sumList.css';

export function SumList({ facts }: { facts: readonly { key: string; name: string; value: ReactNode }[] }) {
  return (
    <dl className="fy-sumlist">
      {facts.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
