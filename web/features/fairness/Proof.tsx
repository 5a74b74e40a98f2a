import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import './proof.css';

export interface ProofStep {
  readonly key: string;
  readonly title: string;
  /** Result of the check; null for a step that only shows a calculation. */
  readonly isTrue: boolean | null;
  readonly result: string | null;
  readonly children?: ReactNode;
}

/** Results are shown as icon and text, not by colour alone. */
export function Proof({ label, steps }: { label: string; steps: readonly ProofStep[] }) {
  return (
    <ol className="fy-proof" aria-label={label}>
      {steps.map(({ key, title, isTrue, result, children }) => (
        <li key={key} data-true={isTrue ?? undefined}>
          <Icon name={iconOf(isTrue)} weight="fill" />
          <div>
            <p className="fy-proof__title">
              {title} {result !== null && <strong>{result}</strong>}
            </p>
            {children}
          </div>
        </li>
      ))}
    </ol>
  );
}

const iconOf = (isTrue: boolean | null) => {
  if (isTrue === null) return 'info';
  return isTrue ? 'check-circle' : 'warning-circle';
};

/** A long value that readers compare character by character, such as a hash. */
export const HashValue = ({ children }: { children: string }) => (
  <code className="fy-letters" translate="no">
    {children}
  </code>
);
