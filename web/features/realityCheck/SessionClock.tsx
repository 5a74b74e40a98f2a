import { Icon } from '../../ui/icon/Icon.tsx';
import './sessionClock.css';

export interface SessionClockProps {
  label: string;
  time: string;
  /** CLOCK-02: the session's net result. */
  net?: { label: string; amount: string } | undefined;
}

/** How long the player has been signed in (CLOCK-01); the caller updates it. */
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
