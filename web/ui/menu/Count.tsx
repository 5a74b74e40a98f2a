import '../badge/badge.css';

/** The number on the icon of a link, whose accessible name says what is counted (`nameWithCount`). */
export function Count({ value }: { value: number }) {
  return (
    <span className="fy-count" aria-hidden="true">
      {value}
    </span>
  );
}
