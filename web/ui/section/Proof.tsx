import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import './proof.css';

export interface ProofStep {
  readonly key: string;
  readonly title: string;
  /** Null for a step that only shows what was done. */
  readonly isTrue: boolean | null;
  /** `isTrue` in words. */
  readonly word: string | null;
  readonly children?: ReactNode;
}

/** What was computed, one thing after another, and whether it agrees: by a drawing and in words, never colour alone. */
export function Proof({ label, steps }: { label: string; steps: readonly ProofStep[] }) {
  return (
    <ol className="fy-proof" aria-label={label}>
      {steps.map(({ key, title, isTrue, word, children }) => (
        <li key={key} data-true={isTrue ?? undefined}>
          <Icon name={iconOf(isTrue)} weight="fill" />
          <div>
            <p className="fy-proof__title">
              {title} {word !== null && <strong>{word}</strong>}
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

/** A long value that is compared letter by letter: a hash, a seed. */
export const HashValue = ({ children }: { children: string }) => (
  <code className="fy-letters" translate="no">
    {children}
  </code>
);
