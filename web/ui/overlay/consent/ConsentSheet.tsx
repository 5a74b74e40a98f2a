import { useId, type ReactNode } from 'react';
import './consent.css';

export interface ConsentSheetProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** The question at the foot of the page: a region, no wall; the page behind it is used as ever. */
export function ConsentSheet({ title, text, children }: ConsentSheetProps) {
  const id = useId();
  return (
    <section className="fy-consent" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
