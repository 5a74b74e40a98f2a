import { Icon } from '../icon/Icon.tsx';
import './header.css';

/** How long the player has been signed in (T1); the caller keeps it true. */
export function SessionClock({ label, time }: { label: string; time: string }) {
  return (
    <span className="fy-header__clock fy-clock">
      <Icon name="clock" size="small" />
      <span className="fy-sr">{label}</span>
      <time>{time}</time>
    </span>
  );
}
