import { useId, type ReactNode } from 'react';
import './consent.css';

export interface ConsentSheetProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** The cookie prompt at the bottom of the page: a region, not a dialog; the page behind stays usable. */
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
