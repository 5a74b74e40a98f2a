import '../badge/badge.css';
import type { NavCount } from './navItems.ts';

/** The number on the icon of a link. */
export function Count({ count: { value, label } }: { count: NavCount }) {
  return (
    <>
      <span className="fy-count" aria-hidden="true">
        {value}
      </span>
      <span className="fy-sr">, {label}</span>
    </>
  );
}
