import { useEffect, useState, type RefObject } from 'react';

/** Whether a row is wider than its view; updated when either is resized. */
export function useOverflow(
  view: RefObject<Element | null>,
  row: RefObject<Element | null>,
  count: number,
): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!view.current || !row.current) return;
    const measured = [view.current, row.current] as const;
    const measure = () => setLong(measured[1].scrollWidth > measured[0].clientWidth);
    const observer = new ResizeObserver(measure);
    for (const element of measured) observer.observe(element);
    return () => observer.disconnect();
  }, [view, row, count]);
  return isLong;
}
