import '../badge/badge.css';

/**
 * The number on the icon of a link, whose accessible name says what is counted (`nameWithCount`). CSS shows it, because
 * visible text must be part of the name as it stands.
 */
export function Count({ value }: { value: number }) {
  return <span className="fy-count" aria-hidden="true" data-count={value} />;
}
