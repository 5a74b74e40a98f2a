import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { isCovered } from './isCovered.ts';
import './consent.css';

export interface ConsentSheetProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** The question at the foot of the page: a region, no wall; the page behind it is used as ever. */
export function ConsentSheet({ title, text, children }: ConsentSheetProps) {
  const id = useId();
  const { ref, isAside } = useStepAside();
  return (
    <section ref={ref} className="fy-consent" aria-labelledby={id} data-aside={isAside ? '' : undefined}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}

/** Whatever has the focus is to be seen (WCAG 2.4.11): the sheet goes to the other side of what it covers. */
function useStepAside() {
  const ref = useRef<HTMLElement>(null);
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    const see = ({ target }: FocusEvent) => {
      const sheet = ref.current;
      if (!sheet || !(target instanceof Element) || sheet.contains(target)) return;
      if (isCovered(target.getBoundingClientRect(), sheet.getBoundingClientRect()))
        setAside((before) => !before);
    };
    document.addEventListener('focusin', see);
    return () => document.removeEventListener('focusin', see);
  }, []);
  return { ref, isAside };
}
