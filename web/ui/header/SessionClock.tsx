import { Icon } from '../icon/Icon.tsx';
import './account.css';

export interface SessionClockProps {
  label: string;
  time: string;
  /** CLOCK-02: what it has come to, beside it. */
  net?: { label: string; amount: string } | undefined;
}

/** How long the player has been signed in (CLOCK-01); the caller keeps it true. */
export function SessionClock({ label, time, net }: SessionClockProps) {
  return (
    <span className="fy-header__clock fy-clock">
      <Icon name="clock" size="small" />
      <span className="fy-sr">{label}</span>
      <time>{time}</time>
      {net && (
        <span>
          <span className="fy-sr">{net.label}</span> {net.amount}
        </span>
      )}
    </span>
  );
}
