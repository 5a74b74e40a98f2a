import { LiveDot } from '../badge/Badge.tsx';
import './gameTile.css';

/** A live table's first fact: that it is live, and in words. */
export function TileSeats({ children }: { children: string }) {
  return (
    <span className="fy-tile__seats">
      <LiveDot />
      {children}
    </span>
  );
}
